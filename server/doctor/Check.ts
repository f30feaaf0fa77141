import type { Resolver } from "node:dns/promises";
import type { Config } from "../config/readConfig.ts";

export type Dns = Pick<Resolver, "resolveNs" | "resolveTxt">;

interface Examination {
  config: Config;
  environment: NodeJS.ProcessEnv;
  dns: Dns;
  /** Whether a name server answers. If none does, a failed lookup doesn't mean that a name is wrong. */
  isOnline: boolean;
  /** Address for a test mail; without it none is sent. */
  sendTo?: string | undefined;
}

/** Result of a check: one line without secrets, and what the operator should do. Only a failure fails the command. */
export interface Finding {
  status: "ok" | "warning" | "failure";
  message: string;
  todo?: string | undefined;
}

/** Returns findings; throws what kept it from asking, for instance a failed connection. */
export type Check = (
  examination: Examination,
) => Finding | Finding[] | Promise<Finding | Finding[]>;

const report =
  (status: Finding["status"]) =>
  (message: string, todo?: string): Finding => ({ status, message, todo });
export const ok = report("ok");
export const warning = report("warning");
export const failure = report("failure");
