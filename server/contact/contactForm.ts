import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { Contact } from "../../src/shared/contact.ts";
import { type ContactDraft, contactFields } from "../../src/shared/fieldRules.ts";
import { readOrigin, toOrigin } from "../../src/shared/origin.ts";
import { paths } from "../../src/shared/paths.ts";
import type { ContactView } from "../../src/shared/view.ts";
import { toRequestError } from "../http/answerErrors.ts";
import { parseBody } from "../http/body.ts";
import type { Logger } from "../log.ts";
import { type ContactParts, contactMessage, fingerprintOf } from "./sendContactEmail.ts";

/** A form posted again with the same values within this time is the same message. */
const REPEATED_FORM_MS = 60_000;

/** Handles the contact form posted without JavaScript or before hydration; answers 303 to a page that confirms it. */
export function contactForm({ outbox, siteHost, admit }: ContactParts): RequestHandler {
  return async (request, response) => {
    const fields = parseBody(Contact, draftOf(request.body));
    // Our page's URL with its `utm_*` parameters: browsers send it in full to the same origin.
    const page = URL.parse(request.get("Referer") ?? "");
    const isOwn = page !== null && [siteHost, request.get("Host")].includes(page.host);
    const contact = {
      ...fields,
      origin: isOwn ? toOrigin(readOrigin(page.href), siteHost) : undefined,
    };
    const { website } = request.body as { website?: unknown };
    const fingerprint = fingerprintOf(contact);
    const idempotency = { key: `form ${fingerprint}`, fingerprint, lifetimeMs: REPEATED_FORM_MS };
    await outbox.add(contactMessage(contact, website), idempotency, () => admit(request));
    response.redirect(303, paths.contactSent);
  };
}

interface RefusalParts {
  log: Logger;
  /** Answers with the page in the given state. */
  answer: (response: Response, status: number, contact: ContactView) => Promise<void>;
}

/** Answers errors of the form with the whole page, which shows the typed values, the problem and what to do. */
export function refuseContactForm({ log, answer }: RefusalParts): ErrorRequestHandler {
  return async (error, request, response, _next) => {
    const { status, message, field } = toRequestError(error, response, log);
    const refused = { status: "refused", draft: draftOf(request.body), message } as const;
    if (field === undefined) {
      await answer(response, status, { ...refused, title: "Erro ao enviar" });
    } else {
      // 422: the form can be read, but a field is invalid (RFC 9110, 15.5.21).
      await answer(response, 422, { ...refused, title: "Erro de validação", field });
    }
  };
}

/** Returns the typed values. Line breaks become LF, because browsers post CRLF; a value that isn't text becomes "". */
function draftOf(body: unknown): ContactDraft {
  const values = (body ?? {}) as Record<string, unknown>;
  const entries = contactFields.map((field) => {
    const value = values[field];
    return [field, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as ContactDraft;
}
