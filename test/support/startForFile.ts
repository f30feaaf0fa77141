import { askNora } from "./askNora.ts";
import { closePages, disconnect } from "./browser.ts";
import { type RunningApp, startApp } from "./startApp.ts";
import { type ChatApp, startChatApp } from "./startChatApp.ts";

// Both functions register Jest hooks. Read their result's properties only in a test or a hook, after the start.

/**
 * Starts the app before the first test of a browser test file, and stops it after the last. After each test, closes the
 * pages that `openPage` opened.
 */
export function startAppForFile(environment?: Record<string, string>): { app: RunningApp } {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp(environment);
  });
  afterEach(closePages);
  afterAll(async () => {
    await disconnect();
    await app.stop();
  });
  return {
    get app() {
      return app;
    },
  };
}

/** Like `startAppForFile`, with a test model, which gives its default answer at the beginning of each test. */
export function startChatAppForFile(): Pick<ChatApp, "app" | "model"> {
  let chatApp: ChatApp;
  beforeAll(async () => {
    chatApp = await startChatApp();
  });
  beforeEach(async () => {
    chatApp.model.answer = () => ({ words: ["Olá", ", ", "tudo bem?"] });
    // A success between failures: after several failures in a row the circuit breaker stops calls.
    await askNora(chatApp.app, { message: "oi" });
  });
  afterEach(closePages);
  afterAll(async () => {
    await disconnect();
    await chatApp.stop();
  });
  return {
    get app() {
      return chatApp.app;
    },
    get model() {
      return chatApp.model;
    },
  };
}
