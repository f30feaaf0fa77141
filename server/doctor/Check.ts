import type { Resolver } from "node:dns/promises";
import type { Config } from "../config/readConfig.ts";

/** Input of the checks. */
export interface Examination {
  config: Config;
  environment: NodeJS.ProcessEnv;
  resolver: Resolver;
  /** Whether a name server responds: if none does, a failed lookup doesn't mean that a name is wrong. */
  hasDns: () => Promise<boolean>;
  /** Aborted when the time for the checks is over. */
  signal: AbortSignal;
  /** Clock offsets of other servers in ms, collected by the checks. Positive if the server's clock is ahead of ours. */
  clockOffsets: number[];
}

export type Check = (examination: Examination) => Promise<Finding | Finding[]>;

/** Result of a check. `npm run doctor` exits with 1 for a failure, but not for a warning. */
export interface Finding {
  check: string;
  status: "ok" | "warning" | "failure";
  /** One line without secrets or personal data. */
  message: string;
  /** Action for the operator. */
  todo?: string | undefined;
}

/** Creates functions that build the findings of one check. */
export function findingsOf(check: string) {
  const report =
    (status: Finding["status"]) =>
    (message: string, todo?: string): Finding => ({ check, status, message, todo });
  return { ok: report("ok"), warning: report("warning"), failure: report("failure") };
}
