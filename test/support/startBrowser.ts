import { type BrowserServer, chromium } from "playwright-core";
import { chromiumOptions, hasOldChromium, oldChromiumOptions } from "../../tools/chromium.ts";
import requireFreshBuild from "./requireFreshBuild.ts";

declare global {
  var browserServer: BrowserServer | undefined;
}

/** Jest's global setup: starts one Chromium for all browser tests. Each test file connects to `BROWSER_ENDPOINT`. */
export default async function startBrowser(): Promise<void> {
  requireFreshBuild();
  if (hasOldChromium) await oldChromiumOptions();
  globalThis.browserServer = await chromium.launchServer(await chromiumOptions());
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
}
