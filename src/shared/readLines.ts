/**
 * Yields the lines of a UTF-8 stream, independently of how its bytes are split into chunks. Lines end in LF, CR or
 * CRLF; a CR at the end of a chunk may be the first half of a CRLF. Calls `heard` for every chunk, and at the end of the
 * stream, with the length of the line that hasn't ended yet, in UTF-16 code units. Rethrows errors of `heard` and of the
 * stream.
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  heard: (unfinished: number) => void,
): AsyncGenerator<string> {
  // Uses a reader, because some versions of Safari don't support `for await` on streams.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = rest + decoder.decode(value, { stream: !done });
      const lines = text.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      heard(rest.length);
      yield* lines;
      if (done) {
        if (rest) yield rest;
        return;
      }
    }
  } finally {
    // Cancels the request if the caller stops reading early.
    await reader.cancel().catch(() => {});
  }
}
