import { ModelError } from "./ModelError.ts";

/** Text of an answer's first choice. `isCut` is true if the answer ends with it because it reached its maximum length. */
export interface Chunk {
  text: string;
  isCut: boolean;
}

/** What endpoints send of an answer; every part may be missing, or have another type. */
interface Choice {
  index?: number;
  delta?: { content?: unknown } | null;
  message?: { content?: unknown } | null;
  finish_reason?: string | null;
}

/**
 * Yields the chunks of a streamed chat completion, or the one of an endpoint that doesn't stream. Chunks without words
 * for the first choice are empty. Not the SDK's own stream, which fails for data that isn't JSON. Throws ModelError if
 * the body isn't a completion, reports an error or breaks off.
 */
export async function* completionChunks(response: Response): AsyncGenerator<Chunk> {
  let isFinished = false;
  for await (const data of eventData(response)) {
    if (data === "[DONE]") return;
    const { error, choices } = parseCompletion(data);
    // Some endpoints report an error inside a 200 response.
    if (error) throw new ModelError("interrupted", { status: Number(error.code) });
    const choice = Array.isArray(choices) && choices.find((one) => (one?.index ?? 0) === 0);
    if (!choice) continue;
    const { delta, message, finish_reason: finish } = choice;
    yield { text: textOf((delta ?? message)?.content), isCut: finish === "length" };
    if (finish === "error" || finish === "content_filter") {
      throw new ModelError("interrupted", { code: finish });
    }
    isFinished ||= typeof finish === "string";
  }
  // The end of the body doesn't prove that the answer is complete: a proxy may have cut it off.
  if (!isFinished) throw new ModelError("interrupted");
}

/** Yields the `data` of each server-sent event; chat completions have one line of it per event. */
async function* eventData(response: Response): AsyncGenerator<string> {
  if (response.headers.get("content-type")?.includes("json") === true) {
    yield await response.text();
    return;
  }
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split(/[\r\n]+/);
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
}

function parseCompletion(json: string): {
  error?: { code?: unknown };
  choices?: (Choice | null)[];
} {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

/** Joins the content's parts of type text; some models stream their thoughts as parts of another type. */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === "string" ? content : "";
  const parts = content as ({ type?: unknown; text?: unknown } | null)[];
  return parts.map((part) => (part?.type === "text" ? part.text : "")).join("");
}
