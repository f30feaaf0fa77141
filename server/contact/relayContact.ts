import { z } from "zod";
import { paths } from "../../src/shared/paths.ts";
import { contactFields } from "../../src/shared/contact.ts";
import { RequestError } from "../http/RequestError.ts";
import type { Backend } from "../../src/shared/view.ts";
import type { AcceptContact } from "./acceptContact.ts";

/** Milliseconds a backend elsewhere may take, below the 30 s at which a platform's router gives up. */
const PATIENCE = 12_000;

const Accepted = z.object({ id: z.string().catch("") }).catch({ id: "" });
const Refused = z.object({
  error: z.string(),
  field: z.enum(contactFields).optional().catch(undefined),
});

/**
 * Accepts a message by handing it to a backend elsewhere (`BACKEND_URL`), as the page itself would.
 *
 * @throws {RequestError} 400 with that backend's own words, else 503.
 */
export function relayContact({ url, anonKey }: Backend): AcceptContact {
  return async ({ contact, idempotencyKey }) => {
    const response = await fetch(`${url}${paths.contact}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      body: JSON.stringify(contact),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return Accepted.parse(body).id;

    const refusal = Refused.safeParse(body);
    if (response.status === 400 && refusal.success) {
      throw new RequestError(400, refusal.data.error, refusal.data.field);
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
