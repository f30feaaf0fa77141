import pretty from "pino-pretty";
import { start } from "../server.ts";
import { readConfig } from "./config/readConfig.ts";
import { createLog } from "./log.ts";
import { createDevelopmentPage } from "./page/createDevelopmentPage.ts";
import { announce } from "./process/announce.ts";
import { exitOnProblem } from "./process/exitOnProblem.ts";
import { onTerminate } from "./process/onTerminate.ts";

/** Formats log lines for a terminal. Omits 2xx and 3xx requests without a route, such as those for Vite's modules. */
function terminal(): { write: (line: string) => void } {
  const stream = pretty({
    singleLine: true,
    ignore: "reqId,method,path,status,ms",
    messageFormat: "{if method}{method} {path} {status} in {ms} ms {end}{msg}",
  });
  return {
    write(line) {
      if (!/"path":"\*","status":[23]/.test(line)) stream.write(line);
    },
  };
}

await exitOnProblem(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.log, process.stdout.isTTY ? terminal() : undefined);
  const { port, stop } = await start(config, log, createDevelopmentPage);
  announce({ ...config, port });
  onTerminate(log, stop);
});
