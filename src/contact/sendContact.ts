import type { ContactDraft } from "../shared/contact.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/callFunction.ts";

/** What became of a contact message. */
export type ContactResult =
  /** The id is missing where a backend elsewhere doesn't tell one. */
  | { status: "sent"; id?: string }
  /** `field` is missing where the whole message is refused. */
  | { status: "refused"; message: string; field?: string }
  | { status: "failed" };

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
    const response = await callFunction(paths.contact, {
      body: message,
      headers: { "Idempotency-Key": idempotencyKey },
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.ok) return { status: "sent", ...(await readId(response)) };
    if (response.status === 400) {
      const { error, field } = (await response.json()) as { error?: unknown; field?: string };
      if (typeof error === "string") return { status: "refused", message: error, field };
    }
  } catch {
    // No answer, or none that can be read: the visitor may try again.
  }
  return { status: "failed" };
}

async function readId(response: Response): Promise<{ id?: string }> {
  const body = (await response.json().catch(() => null)) as { id?: unknown } | null;
  return typeof body?.id === "string" ? { id: body.id } : {};
}
