import pretty from "pino-pretty";
import { start } from "../server.ts";
import type { DestinationStream } from "./log.ts";
import { developmentPage } from "./page/developmentPage.ts";
import { run } from "./process/run.ts";

/** Formats log lines for a terminal. Omits 2xx and 3xx requests without a route, such as those for Vite's modules. */
function terminal(): DestinationStream {
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

await run((config, log) => start(config, log, developmentPage), {
  logStream: process.stdout.isTTY ? terminal() : undefined,
  // Vite serves the sources, and must do so on this machine only.
  host: "127.0.0.1",
});
