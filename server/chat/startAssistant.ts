import type { Config } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";
import type { Counts } from "../store/counts.ts";
import { type Assistant, type AssistantParts, createAssistant } from "./assistant.ts";
import { dailyLimit } from "./model/dailyLimit.ts";

interface Parts extends Pick<AssistantParts, "count" | "keepQuestion"> {
  config: Pick<Config, "chat" | "site">;
  counts: Counts;
  /** Aborted when answers under way have to end. */
  lastCall: AbortSignal;
  log: Logger;
}

/** The assistant as the environment configures it: with a model where there is a key for one. */
export async function startAssistant(parts: Parts): Promise<Assistant> {
  const { config, counts, lastCall, ...rest } = parts;
  const { site, chat } = config;
  const mayCall = dailyLimit(counts, chat.dailyLimit);
  // The model's SDK is half of all our code; only a service with a key loads it.
  const { createModel } = chat.apiKey ? await import("./model/model.ts") : {};
  const model = createModel?.(chat, { mayCall, lastCall });
  return createAssistant({ ...rest, model, fallback: chat.fallback, site });
}
