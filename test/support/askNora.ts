import { paths } from "../../src/shared/paths.ts";
import { ANON_KEY } from "./startApp.ts";

/** Server-sent event with parsed data. */
interface StreamedEvent {
  event: string;
  data: { text?: string; reply?: string; error?: string };
}

interface Options {
  stream?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Calls `chatbot` of a running service, by default with the public key. */
export async function askNora(
  { url }: { url: string },
  body: object,
  { stream = false, signal, headers }: Options = {},
): Promise<Response> {
  return await fetch(url + paths.chatbot, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      apikey: ANON_KEY,
      ...(stream && { Accept: "text/event-stream" }),
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** Yields the events of a streamed answer as they arrive. */
export async function* eventsOf({ body }: Response): AsyncGenerator<StreamedEvent> {
  if (!body) return;
  let held = "";
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const whole = (held + text).split("\n\n");
    held = whole.pop()!;
    for (const lines of whole) {
      const [, event, data] = /^event: (\w+)\ndata: ([^]*)$/.exec(lines) ?? [];
      // Not a heartbeat.
      if (event && data) yield { event, data: JSON.parse(data) as StreamedEvent["data"] };
    }
  }
}
