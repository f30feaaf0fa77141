import type { ContactDraft } from "../shared/contact.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";

/** What became of a contact message. */
export type ContactResult =
  /** The id is missing where a backend elsewhere doesn't tell one. */
  | { status: "sent"; id?: string }
  /** `field` is missing where the whole message is refused. */
  | { status: "refused"; message: string; field?: string }
  /** `explanation` is the service's own, where the visitor can do something about it. */
  | { status: "failed"; explanation?: string };

/** Statuses whose `error` tells the visitor what to do. */
const EXPLAINED = new Set([401, 413, 429]);

interface Sending {
  /** The same for the same message sent again, so that it arrives once. */
  idempotencyKey: string;
  /** For the whole call, in ms; over the 12 s that the service may take. */
  timeLimit?: number;
}

/** Sends a contact message to `send-contact-email`. Never throws. */
export async function sendContact(
  callFunction: CallFunction,
  message: ContactDraft & { website?: string },
  { idempotencyKey, timeLimit = 15_000 }: Sending,
): Promise<ContactResult> {
  try {
    const { status, body } = await callFunction(paths.contact, {
      body: message,
      headers: { "Idempotency-Key": idempotencyKey },
      signal: AbortSignal.timeout(timeLimit),
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
    // No answer, or none that can be read: the visitor may try again.
  }
  return { status: "failed" };
}
