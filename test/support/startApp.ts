import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../../server.ts";
import { readConfig } from "../../server/config/readConfig.ts";
import { createLog } from "../../server/log.ts";
import { builtPage } from "../../server/page/builtPage.ts";

/** Service running in this process. */
export interface RunningApp extends AsyncDisposable {
  url: string;
  anonKey: string;
  dataDir: string;
  /** Log lines so far, parsed. */
  logged: Record<string, unknown>[];
  stop: () => Promise<void>;
}

export const ANON_KEY = "test-anon-key";

/**
 * Starts the service in this process with the built page, on a free port with a temporary data directory, which `stop`
 * removes. The rate limits of contact and chat are off unless `environment` sets them.
 */
export async function startApp(
  environment: Record<string, string> = {},
  createRenderer = builtPage(join(import.meta.dirname, "../../dist/client")),
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "nora-"));
  const logged: Record<string, unknown>[] = [];
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    SITE_URL: "http://localhost:3000",
    DATA_DIR: dataDir,
    ANON_KEY,
    CONTACT_RATE_LIMIT: "off",
    CHAT_RATE_LIMIT: "off",
    ...environment,
  });
  const log = createLog(config.log, {
    write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const service = await start(config, log, createRenderer);
  async function stop(): Promise<void> {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    url: `http://127.0.0.1:${service.port}`,
    anonKey: ANON_KEY,
    dataDir,
    logged,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
