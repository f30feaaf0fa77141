import pretty from "pino-pretty";
import { start } from "../server.ts";
import { readConfig } from "./config/readConfig.ts";
import { createLog } from "./log.ts";
import { createDevelopmentPage } from "./page/createDevelopmentPage.ts";
import { announce } from "./process/announce.ts";
import { exitOnProblem } from "./process/exitOnProblem.ts";
import { onTerminate } from "./process/onTerminate.ts";

await exitOnProblem(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.log, process.stdout.isTTY ? pretty() : undefined);
  const { port, stop } = await start(config, log, createDevelopmentPage);
  announce({ ...config, port });
  onTerminate(log, stop);
});
