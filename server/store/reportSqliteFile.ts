import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "../log.ts";
import type { EngineHooks } from "./Engine.ts";

const RECOVERY = 'docs/operations.md, "A damaged store"';

/** Returns hooks that log when a SQLite file is created or its write-ahead log is incomplete. */
export function reportSqliteFile(
  dataDir: string,
  log: Pick<Logger, "info" | "error"> | undefined,
): Pick<EngineHooks, "onCreated" | "onTorn"> {
  return {
    onCreated() {
      if (!hasMail(dataDir)) {
        log?.info("nora.db created");
        return;
      }
      log?.error(
        `nora.db was missing, an empty one is created: DATA_DIR/mail holds mail, so messages may have waited in it; ${RECOVERY}`,
      );
    },
    onTorn() {
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
