import { certificateFault } from "../config/certificateFault.ts";
import { type Finding, findingsOf } from "./Check.ts";

const MEANINGS: Record<string, string> = {
  ENOTFOUND: "its name is not known",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "it breaks the connection",
};

/** Error codes that point to our own network, not to the other server. */
const OFFLINE = new Set(["EAI_AGAIN", "ENETUNREACH", "ENETDOWN"]);

/** Reserved domains that public DNS doesn't resolve (RFC 6761): a failed lookup says nothing about the network. */
const RESERVED_DOMAIN = /\.(?:invalid|test|example|localhost)$/;

interface FailedFetch {
  check: string;
  url: string;
  /** Action for the operator; left out if this machine is offline. */
  todo: string;
}

/** Returns the finding for a failed `fetch`: a failure, or a warning if this machine is offline. */
export async function networkFailure(
  error: unknown,
  { check, url, todo }: FailedFetch,
  hasDns: () => Promise<boolean>,
): Promise<Finding> {
  const { failure, warning } = findingsOf(check);
  const { name, cause } = error as Error;
  if (name === "TimeoutError" || name === "AbortError") return failure("no answer in time", todo);
  const { code, message } = (cause ?? {}) as { code?: string; message?: string };
  if (message?.includes("redirect")) return failure("it redirects", todo);
  if (await isOffline(code, new URL(url).hostname, hasDns)) {
    return warning("it can't be asked from here: no network");
  }
  return failure(meaningOf(code), todo);
}

function meaningOf(code = "no code"): string {
  const fault = certificateFault(code);
  return fault
    ? `its certificate ${fault.text}`
    : (MEANINGS[code] ?? `it can't be reached (${code})`);
}

/** Whether a connection probably failed because this machine is offline. */
export async function isOffline(
  code: string | undefined,
  host: string,
  hasDns: () => Promise<boolean>,
): Promise<boolean> {
  if (code !== undefined && OFFLINE.has(code)) return true;
  return code === "ENOTFOUND" && !RESERVED_DOMAIN.test(host) && !(await hasDns());
}
