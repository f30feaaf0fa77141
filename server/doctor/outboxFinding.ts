import { type Finding, findingsOf } from "./Check.ts";

const { ok, warning } = findingsOf("outbox");

/** Returns the finding for the outbox, from its row counts per state. `pg` returns the counts (bigint) as strings. */
export function outboxFinding(rows: readonly Record<string, unknown>[]): Finding {
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const failed = count("failed");
  if (failed > 0) {
    return warning(
      `${failed} could not be delivered`,
      '"npm run outbox -- list --state failed" says why; correct it, then "retry --failed"',
    );
  }
  return ok(`${count("waiting")} waiting, none failed`);
}
