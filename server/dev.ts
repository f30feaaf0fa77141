import { start } from "../server.ts";
import { readConfig } from "./config/readConfig.ts";
import { exitOnProblem } from "./process/exitOnProblem.ts";
import { createLog } from "./log.ts";
import { onTerminate } from "./process/onTerminate.ts";
import { createDevelopmentPage } from "./page/createDevelopmentPage.ts";

await exitOnProblem(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.log);
  const service = await start(config, log, createDevelopmentPage);
  onTerminate(log, service.stop);
});
