import { type ModelServer, startModelServer } from "./modelServer.ts";
import { type RunningApp, startApp } from "./startApp.ts";

/** Service with a test model and no fallback to the built-in assistant. */
export interface ChatApp {
  app: RunningApp;
  model: ModelServer;
  stop: () => Promise<void>;
}

export async function startChatApp(): Promise<ChatApp> {
  const model = await startModelServer();
  const app = await startApp({
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "test-model",
    CHAT_FALLBACK: "off",
    // The tests of one file together exceed the default of a visitor and of an address.
    CHAT_RATE_LIMIT: "off",
    SESSION_RATE_LIMIT: "off",
  });
  return {
    app,
    model,
    async stop() {
      await app.stop();
      await model.stop();
    },
  };
}
