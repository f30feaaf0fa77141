export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * The events of a `text/event-stream`, however its bytes are divided (WHATWG HTML, 9.2.6).
 * Comments and events without data are skipped; `heard` is called for every chunk that arrives.
 * An event without its blank line is dropped. Rejects when the connection breaks.
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

/** Lines end in LF, CR or CRLF; a CR at the end of a chunk may be half of a CRLF. */
async function* readLines(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<string> {
  // Not `for await`, which Safari's streams lack.
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
    // Ends the call when the caller stops reading.
    await reader.cancel().catch(() => {});
  }
}
