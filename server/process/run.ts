import cluster from "node:cluster";
import { type Config, readConfig } from "../config/readConfig.ts";
import { type DestinationStream, type Logger, createLog } from "../log.ts";
import { requireDataDir } from "../store/requireDataDir.ts";
import { checkSqlite } from "../store/sqliteVersion.ts";
import { announce } from "./announce.ts";
import { startWorkers } from "./cluster.ts";
import { exitOnProblem } from "./exitOnProblem.ts";
import { endWithParent, exitOnSignal, onTerminate } from "./onTerminate.ts";

export interface Service {
  port: number;
  stop: () => Promise<void>;
}

interface Options {
  /** Destination of the log; stdout by default. */
  logStream?: DestinationStream | undefined;
  /** Ignores `WEB_CONCURRENCY`. */
  isSingleProcess?: boolean;
}

/** Starts the service as the environment configures it: in this process, or in `WEB_CONCURRENCY` workers. */
export async function run(
  start: (config: Config, log: Logger) => Promise<Service>,
  { logStream, isSingleProcess = false }: Options = {},
): Promise<void> {
  await exitOnProblem(async () => {
    const endOfStart = exitOnSignal();
    if (process.env.npm_lifecycle_event === "start" && cluster.isPrimary) endWithParent();
    const config = readConfig(process.env);
    const processes = isSingleProcess ? 1 : config.processes;
    requireDataDir(config);
    const log = createLog(config.log, logStream);
    const warnings = [...config.warnings, ...checkSqlite({ ...config, processes })];
    if (cluster.isPrimary) for (const warning of warnings) log.warn(warning);
    if (processes > 1 && cluster.isPrimary) {
      const stop = await startWorkers(processes, log);
      announce(config);
      endOfStart();
      onTerminate(log, stop);
      return;
    }
    const service = await start(config, log);
    if (cluster.isPrimary) announce({ ...config, port: service.port });
    endOfStart();
    onTerminate(log, service.stop);
  });
}
