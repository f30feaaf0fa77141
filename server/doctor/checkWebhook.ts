import { type Check, failure, ok, warning } from "./Check.ts";

/** Asks the webhook's address with HEAD; posts nothing. */
export const checkWebhook: Check = async ({ config: { notify } }) => {
  if (!notify) return ok("none");
  const { status } = await fetch(notify.url, {
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.timeout(8000),
  }).catch((error: Error) => {
    throw error.cause ?? error;
  });
  if (status >= 300 && status < 400) {
    return failure(`answers ${status}: redirections aren't followed`, "set its final address");
  }
  // Others, such as 405, may come from a receiver that knows POST only.
  if (status === 404 || status === 410 || status >= 500) {
    return warning(`answers ${status} to HEAD`, "check NOTIFY_URL and the receiver's log");
  }
  return ok("reachable; nothing was posted");
};
