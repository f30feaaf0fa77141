import { ModelError } from "./ModelError.ts";

/** Text of an answer's first choice, and the reason why it ends, if it does. */
export interface Chunk {
  text: string;
  finish: string | undefined;
}

/**
 * Yields the chunks of a streamed chat completion, or the one of an endpoint that doesn't stream. Chunks without words
 * for the first choice are empty; what can't be parsed is passed over if it carries no text. Not the SDK's own stream,
 * which fails for such chunks. Throws ModelError if the body isn't a completion, reports an error or breaks off.
 */
export async function* completionChunks(response: Response): AsyncGenerator<Chunk> {
  let isFinished = false;
  for await (const data of eventData(response)) {
    if (data === "[DONE]") return;
    const chunk = parseChunk(data);
    if (chunk === undefined) continue;
    yield chunk;
    if (chunk.finish === "error" || chunk.finish === "content_filter") {
      throw new ModelError("interrupted");
    }
    isFinished ||= chunk.finish !== undefined;
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
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}

interface Choice {
  index?: unknown;
  delta?: { content?: unknown } | null;
  message?: { content?: unknown } | null;
  finish_reason?: unknown;
}

/** Returns the chunk in a JSON text; undefined if it isn't a chat completion's. */
function parseChunk(json: string): Chunk | undefined {
  let value: { error?: { code?: unknown } | null; choices?: unknown } | null;
  try {
    value = JSON.parse(json) as typeof value;
  } catch {
    if (json.includes('"content"')) throw new ModelError("interrupted");
    return undefined;
  }
  const { error, choices } = value ?? {};
  // Some endpoints report an error inside a 200 response.
  if (error) throw new ModelError("interrupted", { status: Number(error.code) });
  if (!Array.isArray(choices)) return undefined;
  const choice = (choices as (Choice | null)[]).find((one) => (one?.index ?? 0) === 0);
  const finish = choice?.finish_reason;
  return {
    text: textOf((choice?.delta ?? choice?.message)?.content),
    finish: typeof finish === "string" ? finish : undefined,
  };
}

/** Joins the content's parts of type text; some models stream their thoughts as parts of another type. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return (content as ({ type?: unknown; text?: unknown } | null)[])
    .map((part) => (part?.type === "text" && typeof part.text === "string" ? part.text : ""))
    .join("");
}
