import { type Check, failure, ok, unreachable, warning } from "./Check.ts";

/** Asks the webhook's address with HEAD; posts nothing. */
export const checkWebhook: Check = async ({ config: { notify }, dns }) => {
  if (!notify) return ok("none");
  try {
    const { status } = await fetch(notify.url, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(8000),
    });
    if (status >= 300 && status < 400) {
      return failure(`answers ${status}: redirections aren't followed`, "set its final address");
    }
    if (status === 404 || status === 410) {
      return warning(`answers ${status} to HEAD`, "check the path in NOTIFY_URL");
    }
    if (status >= 500) return warning(`answers ${status} to HEAD`, "look at the receiver's log");
    return ok("reachable; nothing was posted");
  } catch (error) {
    return await unreachable(error, dns, "check NOTIFY_URL");
  }
};
