import type { Config } from "../config/readConfig.ts";
import type { Counts } from "../store/counts.ts";
import { type Assistant, type AssistantParts, createAssistant } from "./assistant.ts";
import { dailyLimit } from "./model/dailyLimit.ts";

interface Parts extends Pick<AssistantParts, "count" | "keepQuestion" | "log"> {
  config: Pick<Config, "chat" | "site">;
  counts: Counts;
}

export async function startAssistant(parts: Parts): Promise<Assistant> {
  const { config, counts, ...rest } = parts;
  const { site, chat } = config;
  const mayCall = dailyLimit(counts, chat.dailyLimit);
  // The model's SDK is large: load it only if there is an API key.
  const { createModel } = chat.apiKey ? await import("./model/model.ts") : {};
  const model = createModel?.(chat, { mayCall, shutdownSignal: new AbortController().signal });
  return createAssistant({ ...rest, model, fallback: chat.fallback, site });
}
