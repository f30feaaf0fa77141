import { type Check, findingsOf } from "./Check.ts";
import { httpClockOffset } from "./httpClockOffset.ts";
import { networkFailure } from "./networkFailure.ts";

const { ok, warning, failure } = findingsOf("webhook");

/** Sends HEAD to `NOTIFY_URL`, because the receiver could mistake a POST for a visitor's message. */
export const checkWebhook: Check = async ({ config: { notify }, hasDns, signal, clockOffsets }) => {
  if (!notify) return ok("none");
  try {
    const asked = Date.now();
    const response = await fetch(notify.url, { method: "HEAD", redirect: "manual", signal });
    clockOffsets.push(...httpClockOffset(response, asked));
    const { status } = response;
    if (status >= 300 && status < 400) {
      return failure("it redirects, which isn't followed", "set NOTIFY_URL to the final address");
    }
    if (status === 404 || status === 410) {
      return warning(`it answers ${status} to HEAD`, "check the path in NOTIFY_URL");
    }
    if (status >= 500) return warning(`it answers ${status} to HEAD`, "look at the receiver's log");
    return ok("reachable; nothing was posted");
  } catch (error) {
    const request = { check: "webhook", url: notify.url, todo: "check NOTIFY_URL" };
    return await networkFailure(error, request, hasDns);
  }
};
