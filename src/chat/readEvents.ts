import { readLines } from "../shared/readLines.ts";

export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Yields the events of a `text/event-stream`, independently of how its bytes are split into chunks (WHATWG HTML,
 * 9.2.6). Skips comments, ids, retry times and events without data. Drops a last event that doesn't end with a blank
 * line. Calls `heard` for every chunk, and at the end of the stream. Rejects when the connection breaks.
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
