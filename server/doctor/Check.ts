import type { Config } from "../config/readConfig.ts";

/** What DNS says; tests pass their own. */
export interface Dns {
  /** TXT records of a name; undefined if nobody answers. `isKnown`: the name exists, with TXT records or without. */
  texts(name: string): Promise<{ records: string[]; isKnown: boolean } | undefined>;
  /** Whether a name server answers. If none does, a failed lookup doesn't mean that a name is wrong. */
  isOnline(): Promise<boolean>;
}

export interface Examination {
  config: Config;
  environment: NodeJS.ProcessEnv;
  dns: Dns;
  /** Address for a test mail; without it none is sent. */
  sendTo?: string | undefined;
}

/** Result of a check: one line without secrets, and what the operator should do. Only a failure fails the command. */
export interface Finding {
  status: "ok" | "warning" | "failure";
  message: string;
  todo?: string | undefined;
}

export type Check = (examination: Examination) => Promise<Finding | Finding[]>;

const report =
  (status: Finding["status"]) =>
  (message: string, todo?: string): Finding => ({ status, message, todo });
export const ok = report("ok");
export const warning = report("warning");
export const failure = report("failure");

/** Error codes that point to our own network, not to the other server. */
const OFFLINE = new Set(["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EDNS"]);

/** The finding for a failed connection: a failure, or a warning if this machine is offline. */
export async function unreachable(error: unknown, dns: Dns, todo: string): Promise<Finding> {
  const cause = Error.isError(error) && Error.isError(error.cause) ? error.cause : error;
  const { code = "", message } = cause as Error & { code?: string };
  const isLookup = code === "ENOTFOUND" || message.includes("ENOTFOUND");
  if (OFFLINE.has(code) || (isLookup && !(await dns.isOnline()))) {
    return warning("can't be asked from here: no network");
  }
  return failure(message.split("\n")[0]! || code, todo);
}
