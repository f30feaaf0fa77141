import type { BrowserServer } from "playwright-core";
import { launchChromiumServer } from "../../tools/chromium.ts";
import requireFreshBuild from "./requireFreshBuild.ts";

declare global {
  var browserServer: BrowserServer | undefined;
}

/** Starts one Chromium for all browser tests; each test file connects to it. */
export default async function startBrowser(): Promise<void> {
  requireFreshBuild();
  globalThis.browserServer = await launchChromiumServer();
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
}
