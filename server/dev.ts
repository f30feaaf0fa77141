import { start } from "../server.ts";
import { developmentPage } from "./page/developmentPage.ts";
import { run } from "./process/run.ts";

await run((config, log) => start(config, log, developmentPage), {
  // The page asks Vite for hundreds of modules.
  LOG_LEVEL: "warn",
  ...process.env,
  // Vite serves the sources, and must do so on this machine only.
  HOST: "127.0.0.1",
});
