import { readLines } from "../../../src/shared/readLines.ts";

/** Maximum length of an unfinished line, in UTF-16 code units; an event of a chat completion is far shorter. */
const MAX_LINE_LENGTH = 256 * 1024;

/**
 * Yields the `data` of each server-sent event, in order. Supports only the part of
 * https://html.spec.whatwg.org/multipage/server-sent-events.html that chat completions use: one `data` line per
 * event. Throws RangeError if an unfinished line exceeds the maximum, and rethrows errors of the body.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const line of readLines(body, { maxLength: MAX_LINE_LENGTH })) {
    if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
}
