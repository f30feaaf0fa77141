export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Yields the events of a `text/event-stream`, independently of how its bytes are split into chunks (WHATWG HTML,
 * 9.2.6). Skips comments and events without data; calls `heard` for every chunk. Drops a last event without its
 * blank line. Rejects when the connection breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<ServerSentEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of readLines(body, heard)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
}

/**
 * Yields the lines of a stream. Lines end in LF, CR or CRLF; a CR at the end of a chunk may be the first half of a
 * CRLF.
 */
async function* readLines(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<string> {
  // Not `for await`: Safari's streams don't support it.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      heard();
      const text = rest + decoder.decode(value, { stream: !done });
      const lines = text.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      yield* lines;
      if (done) return;
    }
  } finally {
    // Cancel the request when the caller stops reading.
    await reader.cancel().catch(() => {});
  }
}
