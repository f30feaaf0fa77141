import type { BrowserServer } from "playwright-core";
import { hasOldChromium, launchChromiumServer, unpackOldChromium } from "../../tools/chromium.ts";
import requireFreshBuild from "./requireFreshBuild.ts";

declare global {
  var browserServer: BrowserServer | undefined;
}

/** Jest's global setup: starts one Chromium for all browser tests. Each test file connects to `BROWSER_ENDPOINT`. */
export default async function startBrowser(): Promise<void> {
  requireFreshBuild();
  if (hasOldChromium) await unpackOldChromium();
  globalThis.browserServer = await launchChromiumServer();
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
}
