import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { Contact, type ContactDraft, contactFields } from "../../src/shared/contact.ts";
import { readOrigin, toOrigin } from "../../src/shared/origin.ts";
import { paths } from "../../src/shared/paths.ts";
import type { ContactView } from "../../src/shared/view.ts";
import { logFailure } from "../http/answerErrors.ts";
import { parseBody } from "../http/parseBody.ts";
import { toRequestError } from "../http/toRequestError.ts";
import type { Logger } from "../log.ts";
import { type AcceptContact, isTrapped } from "./acceptContact.ts";

interface Parts {
  accept: AcceptContact;
  siteHost?: string;
}

/** Handles the contact form posted without JavaScript or before hydration; answers 303 to a page that confirms it. */
export function contactForm({ accept, siteHost = "" }: Parts): RequestHandler {
  return async (request, response) => {
    const fields = parseBody(Contact, draftOf(request.body));
    // Our page's URL with its `utm_*` parameters: browsers send it in full to the same origin.
    const page = URL.parse(request.get("Referer") ?? "");
    const isOwn = page !== null && [siteHost, request.get("Host")].includes(page.host);
    const contact = { ...fields, origin: isOwn ? toOrigin(readOrigin(page.href)) : undefined };
    await accept({ contact, suspicious: isTrapped(request.body), idempotencyKey: null });
    response.redirect(303, paths.contactSent);
  };
}

/** Answers errors of the form with the whole page, which shows the typed values, the problem and what to do. */
export function refuseContactForm({
  log,
  answer,
}: {
  log: Logger;
  answer: (response: Response, status: number, contact: ContactView) => Promise<void>;
}): ErrorRequestHandler {
  return async (error, request, response, _next) => {
    const { status, message, field } = toRequestError(error);
    logFailure(log, response, status, error);
    // 422: the form can be read, but a field is invalid (RFC 9110, 15.5.21).
    const isInvalid = status === 400 && field !== undefined;
    await answer(response, isInvalid ? 422 : status, {
      status: "refused",
      draft: draftOf(request.body),
      title: isInvalid ? "Erro de validação" : "Erro ao enviar",
      message,
      ...(field && { field }),
    });
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
