import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { paths } from "../../src/shared/paths.ts";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import { until } from "./until.ts";
import { START_LIMIT_MS, untilListening } from "./untilListening.ts";

const ANON_KEY = "test-anon-key";

/** Built service in a child process, which can be killed and started again. */
export interface ServiceProcess {
  /** Changes with each start. */
  url: string;
  start(): Promise<void>;
  /** Sends the signal and waits for the exit. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Posts a contact message; resolves to the status and, if accepted, the id. */
  post(contact: object, idempotencyKey: string): Promise<{ id?: string; status: number }>;
  isReady(): Promise<boolean>;
}

interface Options {
  /** Additional environment variables. */
  environment?: NodeJS.ProcessEnv;
}

export async function createServiceProcess(
  { dataDir, databaseUrl }: StoreConfig,
  smtpUrl: string,
  { environment = {} }: Options = {},
): Promise<ServiceProcess> {
  let child: ChildProcess | undefined;

  const service: ServiceProcess = {
    url: "",
    async start() {
      const program = join(import.meta.dirname, "../../dist/server.js");
      child = spawn(process.execPath, [program], {
        stdio: ["ignore", "pipe", "ignore"],
        env: {
          PORT: "0",
          HOST: "127.0.0.1",
          DATA_DIR: dataDir,
          SMTP_URL: smtpUrl,
          ANON_KEY,
          CONTACT_RATE_LIMIT: "off",
          ...environment,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        },
      });
      const { port } = await untilListening(child);
      service.url = `http://127.0.0.1:${port}`;
      await until(() => service.isReady(), START_LIMIT_MS);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
    },
    async post(contact, idempotencyKey) {
      const response = await fetch(service.url + paths.contact, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          apikey: ANON_KEY,
          "Idempotency-Key": idempotencyKey,
        },
        body: JSON.stringify(contact),
      });
      const { id } = (await response.json()) as { id?: string };
      return { status: response.status, ...(id !== undefined && { id }) };
    },
    async isReady() {
      const response = await fetch(`${service.url}/readyz`).catch(() => undefined);
      await response?.body?.cancel();
      return response?.status === 200;
    },
  };
  return service;
}
