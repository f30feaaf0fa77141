import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "../log.ts";
import { explainFailure } from "./explainFailure.ts";

/** Minimum interval in ms between two log lines with the same code. */
const REPEAT_MS = 60_000;

const RECOVERY = 'docs/operations.md, "A damaged store"';

/** Returns functions that log the store's outages, and what the opening of a SQLite file found. */
export function reportStore(dataDir: string, log?: Pick<Logger, "info" | "error">) {
  const loggedAt = new Map<string, number>();
  let isOut = false;

  return {
    /** Logs why the store is unavailable. */
    failed(code: string): void {
      // Not an outage: the service is shutting down.
      if (code === "CLOSED") return;
      isOut = true;
      const last = loggedAt.get(code);
      if (last !== undefined && performance.now() - last < REPEAT_MS) return;
      loggedAt.set(code, performance.now());
      log?.error({ code }, `store unavailable: ${explainFailure(code)}`);
    },
    recovered(): void {
      if (isOut) log?.info("store available again");
      isOut = false;
    },
    created(): void {
      if (!hasMail(dataDir)) {
        log?.info("nora.db created");
        return;
      }
      log?.error(
        `nora.db was missing, an empty one is created: DATA_DIR/mail holds mail, so messages may have waited in it; ${RECOVERY}`,
      );
    },
    torn(): void {
      log?.error(
        `nora.db-wal ends within a commit: normal after a kill or a power cut, otherwise it was truncated; ${RECOVERY}`,
      );
    },
  };
}

/** Whether the Maildir contains mail: then there probably was a database before. */
function hasMail(dataDir: string): boolean {
  return ["new", "cur"].some((folder) => {
    try {
      return readdirSync(join(dataDir, "mail", folder)).length > 0;
    } catch {
      return false;
    }
  });
}
