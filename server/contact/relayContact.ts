import { z } from "zod";
import { paths } from "../../src/shared/paths.ts";
import { contactFields } from "../../src/shared/contact.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Backend } from "../../src/shared/view.ts";
import type { AcceptContact } from "./acceptContact.ts";

/** Milliseconds a backend elsewhere may take, below the 30 s at which a platform's router gives up. */
const RELAY_TIMEOUT_MS = 12_000;

const Accepted = z.object({ id: z.string().catch(""), error: z.never().optional() });
const Refused = z.object({
  error: z.string(),
  field: z.enum(contactFields).optional().catch(undefined),
});

/** Statuses that the visitor can act on; any other is the backend's failure, answered as 503. */
const PASSED_ON = new Set([400, 409, 413, 429]);

/**
 * Accepts a message by posting it to a backend elsewhere (`BACKEND_URL`), as the page itself would.
 *
 * @throws {RequestError} with that backend's own words where the visitor can act on them, else 503.
 */
export function relayContact({ url, anonKey }: Backend): AcceptContact {
  return async ({ contact, suspicious, idempotencyKey }) => {
    const response = await fetch(`${url}${paths.contact}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      body: JSON.stringify(suspicious ? { ...contact, website: "1" } : contact),
      signal: AbortSignal.timeout(RELAY_TIMEOUT_MS),
      // A redirect would send the visitor's words to another address.
      redirect: "error",
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    const body: unknown = await response.json().catch(() => null);
    const accepted = Accepted.safeParse(body);
    if (response.ok && accepted.success) return accepted.data.id;

    const refusal = Refused.safeParse(body);
    if (PASSED_ON.has(response.status) && refusal.success) {
      const { error, field } = refusal.data;
      throw new RequestError(response.status, error, field);
    }
    throw unreachable(new Error(`the backend answered ${response.status}`));
  };
}

function unreachable(cause: unknown): RequestError {
  const error = new RequestError(
    503,
    "Não conseguimos receber sua mensagem agora. Tente de novo em alguns minutos.",
  );
  error.cause = cause;
  return error;
}
