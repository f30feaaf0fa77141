import { callFunction } from "../backend/callFunction.ts";
import type { ContactDraft } from "../shared/fieldRules.ts";
import { paths } from "../shared/paths.ts";
import { protocolOf } from "../shared/protocol.ts";
import type { Backend } from "../shared/view.ts";

export type ContactResult =
  /** `protocol` is undefined if an external backend returns no UUID. */
  | { status: "sent"; protocol?: string }
  /** `field` is undefined if the whole message is refused. */
  | { status: "refused"; message: string; field?: string }
  /** `explanation` is the service's message, set if it says what the visitor can do. */
  | { status: "failed"; explanation?: string };

/** HTTP statuses whose `error` message explains to the visitor what to do. */
const EXPLAINED = new Set([401, 413, 429]);

const TIME_LIMIT_MS = 15_000;

const UUID = /^[\da-f-]{36}$/;

/**
 * Sends a contact message to `send-contact-email`. Never rejects. `idempotencyKey` must be the same for every attempt to
 * send the same message.
 */
export async function sendContact(
  backend: Backend,
  message: ContactDraft & { website?: string },
  idempotencyKey: string,
): Promise<ContactResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const call = { body: message, idempotencyKey, signal: limit.signal };
    const answer = callFunction(backend, paths.contact, call);
    const { status, body } = await answer.finally(() => clearTimeout(timer));
    const { id = "", error, field } = Object(body) as Partial<Record<string, string>>;
    if (status < 300 && body && typeof body === "object" && !error)
      return { status: "sent", protocol: UUID.test(id) ? protocolOf(id) : undefined };
    // That of another backend may be an object.
    const text = typeof error === "string" ? error : undefined;
    if (status === 400 && text) return { status: "refused", message: text, field };
    return { status: "failed", explanation: EXPLAINED.has(status) ? text : undefined };
  } catch {
    return { status: "failed" };
  }
}
