import type { Config } from "../config/readConfig.ts";
import { countToday } from "../store/counts.ts";
import type { Store } from "../store/openStore.ts";
import { type Assistant, type AssistantParts, createAssistant } from "./assistant.ts";
import { createBuiltIn } from "./builtIn/builtIn.ts";

interface Parts extends Pick<AssistantParts, "count" | "keepQuestion" | "log"> {
  config: Pick<Config, "chat" | "site">;
  store: Store;
}

/** Loads the parts of the assistant that the configuration needs. */
export async function startAssistant({ config, store, ...rest }: Parts): Promise<Assistant> {
  const { site, chat } = config;
  const mayCall = async () => (await countToday(store, "model")) <= chat.dailyLimit;
  // The model's SDK is large: load it only if there is an API key.
  const { createModel } = chat.apiKey ? await import("./model/model.ts") : {};
  const model = createModel?.(chat, { mayCall });
  const builtIn = await createBuiltIn(site);
  return createAssistant({ ...rest, builtIn, model, fallback: chat.fallback, site });
}
