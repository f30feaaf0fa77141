import type { RequestHandler } from "express";
import { Contact } from "../../src/shared/contact.ts";
import { dropOwnReferrer, toOrigin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/body.ts";
import { type AcceptContact, isTrapped } from "./acceptContact.ts";

interface Parts {
  accept: AcceptContact;
  /** The site's own host, which isn't stored as a referrer. */
  siteHost: string;
}

/**
 * Handles `send-contact-email` in JSON. Responds with 200 only after `accept` has stored or sent the message. The
 * idempotency key is a header or, from a page of another origin (callFunction.ts), a field of the body.
 */
export function sendContactEmail({ accept, siteHost }: Parts): RequestHandler {
  return async (request, response) => {
    const header = request.get("Idempotency-Key");
    if (header !== undefined && !isKey(header)) {
      throw new RequestError(
        400,
        "O cabeçalho Idempotency-Key deve ter de 1 a 255 caracteres visíveis.",
      );
    }
    const fields = parseBody(Contact, request.body);
    const { origin, idempotencyKey: field } = request.body as Record<string, unknown>;
    const idempotencyKey = header ?? (isKey(field) ? field : undefined);
    const contact = { ...fields, origin: dropOwnReferrer(toOrigin(origin), siteHost) };
    const id = await accept({ contact, suspicious: isTrapped(request.body), idempotencyKey });
    response.json({ id });
  };
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,255}$/.test(value);
}
