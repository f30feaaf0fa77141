/**
 * Yields the events of a `text/event-stream` that have data (WHATWG HTML, 9.2.6). Drops a last event that doesn't end
 * with a blank line. Calls `heard` for every chunk.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>, heard: () => void) {
  // Not `for await`, which Safari doesn't support on streams.
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = events.pop()!;
      for (const text of events) {
        const valuesOf = (field: string) =>
          // Not `.` or `$`: they end a line at U+2028 too.
          [...text.matchAll(new RegExp(`(?:^|[\\r\\n])${field}: ?([^\\r\\n]*)`, "g"))].map(
            ([, line]) => line!,
          );
        const data = valuesOf("data").join("\n");
        if (data) yield { event: valuesOf("event").at(-1) ?? "message", data };
      }
    }
  } finally {
    // Cancels the request if the caller stops reading early.
    await reader.cancel().catch(() => {});
  }
}
