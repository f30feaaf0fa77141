import type { ContactDraft } from "../shared/contact.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";

export type ContactResult =
  /** `id` is undefined if an external backend doesn't return one. */
  | { status: "sent"; id?: string }
  /** `field` is undefined if the whole message is refused. */
  | { status: "refused"; message: string; field?: string }
  /** `explanation` is the service's message, set if it says what the visitor can do. */
  | { status: "failed"; explanation?: string };

/** HTTP statuses whose `error` message explains to the visitor what to do. */
const EXPLAINED = new Set([401, 413, 429]);

interface Sending {
  /** Identical for every attempt to send the same message, so that it is stored once. */
  idempotencyKey: string;
  /** Timeout for the whole call, in ms. Must exceed the 12 s that the service may wait for its mail server. */
  timeLimitMs?: number;
}

/** Sends a contact message to `send-contact-email`. Never rejects. */
export async function sendContact(
  callFunction: CallFunction,
  message: ContactDraft & { website?: string },
  { idempotencyKey, timeLimitMs = 15_000 }: Sending,
): Promise<ContactResult> {
  try {
    const { status, body } = await callFunction(paths.contact, {
      body: message,
      headers: { "Idempotency-Key": idempotencyKey },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const { id, error, field } = (body ?? {}) as { id?: unknown; error?: unknown; field?: string };
    if (status < 300) return { status: "sent", ...(typeof id === "string" && { id }) };
    if (status === 400 && typeof error === "string") {
      return { status: "refused", message: error, field };
    }
    if (EXPLAINED.has(status) && typeof error === "string") {
      return { status: "failed", explanation: error };
    }
  } catch {
    // No complete response: the visitor can try again.
  }
  return { status: "failed" };
}
