import { closePages, disconnect } from "./browser.ts";
import { type TestNora, startNora } from "./nora.ts";
import { type RunningApp, startApp } from "./startApp.ts";

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

/** Starts a `chatbot` whose answers the test determines, before the first test of a file, and resets it before each. */
export function startNoraForFile(): { nora: TestNora } {
  let nora: TestNora;
  beforeAll(async () => {
    nora = await startNora();
  });
  beforeEach(() => {
    Object.assign(nora, { answer: { words: ["Olá!"] }, leadStatus: 200, left: 0 });
    nora.asked.length = 0;
    nora.leads.length = 0;
  });
  afterAll(() => nora.stop());
  return {
    get nora() {
      return nora;
    },
  };
}
