import { z } from "zod";
import { paths } from "../../src/shared/paths.ts";
import { contactFields } from "../../src/shared/contact.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Backend } from "../../src/shared/view.ts";
import type { AcceptContact } from "./acceptContact.ts";

/** Timeout in ms for the other backend; less than the 30 s of Heroku's router. */
const RELAY_TIMEOUT_MS = 12_000;

const Accepted = z.object({ id: z.string().catch(""), error: z.never().optional() });
const Refused = z.object({
  error: z.string(),
  field: z.enum(contactFields).optional().catch(undefined),
});

/** Error statuses that the visitor can act on; all others are answered with 503. */
const PASSED_ON = new Set([400, 409, 413, 429]);

/**
 * Accepts a message by posting it to another backend (`BACKEND_URL`). Resolves with an empty id if the backend's
 * response has none.
 *
 * @throws {RequestError} With the backend's status and message if that status is in `PASSED_ON`, else 503.
 */
export function relayContact({ url, anonKey }: Backend): AcceptContact {
  return async ({ contact, suspicious }) => {
    const response = await fetch(`${url}${paths.contact}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
      },
      body: JSON.stringify(suspicious ? { ...contact, website: "1" } : contact),
      signal: AbortSignal.timeout(RELAY_TIMEOUT_MS),
      // Following a redirect would send the visitor's data to another address.
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
  const sentence = "Não conseguimos receber sua mensagem agora. Tente de novo em alguns minutos.";
  return Object.assign(new RequestError(503, sentence), { cause });
}
