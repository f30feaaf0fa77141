import type { CallFunction } from "../backend/FunctionCall.ts";
import type { ContactDraft } from "../shared/contact.ts";
import { paths } from "../shared/paths.ts";

export type ContactResult =
  /** `id` is undefined if an external backend doesn't return one. */
  | { status: "sent"; id?: string }
  /** `field` is undefined if the whole message is refused. */
  | { status: "refused"; message: string; field?: string }
  /** `explanation` is the service's message, set if it says what the visitor can do. */
  | { status: "failed"; explanation?: string }
  /** The request never left, as in a browser that lacks a function: the browser may still post the form itself. */
  | { status: "unsent" };

/** HTTP statuses whose `error` message explains to the visitor what to do. */
const EXPLAINED = new Set([401, 413, 429]);

const TIME_LIMIT_MS = 15_000;

/**
 * Sends a contact message to `send-contact-email`. Never rejects. `idempotencyKey` must be the same for every attempt to
 * send the same message.
 */
export async function sendContact(
  callFunction: CallFunction,
  message: ContactDraft & { website?: string },
  idempotencyKey: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<ContactResult> {
  let hasLeft = false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimitMs);
  try {
    const { status, body } = await callFunction(paths.contact, {
      body: message,
      headers: { "Idempotency-Key": idempotencyKey },
      signal: limit.signal,
      onSend: () => {
        hasLeft = true;
      },
    });
    const { id, error, field } = (body ?? {}) as { id?: unknown; error?: unknown; field?: string };
    if (status < 300) return { status: "sent", ...(typeof id === "string" && { id }) };
    if (typeof error !== "string") return { status: "failed" };
    if (status === 400) return { status: "refused", message: error, field };
    return { status: "failed", ...(EXPLAINED.has(status) && { explanation: error }) };
  } catch {
    return { status: hasLeft || limit.signal.aborted ? "failed" : "unsent" };
  } finally {
    clearTimeout(timer);
  }
}
