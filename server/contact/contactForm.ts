import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { Contact, type ContactDraft, contactFields } from "../../src/shared/contact.ts";
import { paths } from "../../src/shared/paths.ts";
import type { ContactView } from "../../src/shared/view.ts";
import { logFailure } from "../http/answerErrors.ts";
import { RequestError } from "../http/RequestError.ts";
import { parseBody } from "../http/parseBody.ts";
import { toRequestError } from "../http/toRequestError.ts";
import type { Logger } from "../log.ts";
import type { AcceptContact } from "./acceptContact.ts";
import { isTrapped } from "./isTrapped.ts";

/** Lets only a native form's post pass; any other is the JSON function's. */
export const onlyForms: RequestHandler = (request, _response, next) => {
  next(request.is("application/x-www-form-urlencoded") ? undefined : "route");
};

/** Refuses a form over the function's own limit, once what was typed is read and can be given back. */
export function limitFormSize(bytes: number): RequestHandler {
  return (_request, response, next) => {
    if (((response.locals.bodyBytes as number | undefined) ?? 0) > bytes) {
      throw new RequestError(413, "Sua mensagem é grande demais. Encurte o texto e envie de novo.");
    }
    next();
  };
}

/** The contact form posted without JavaScript: 303 to the page that says it arrived. */
export function contactForm({ accept }: { accept: AcceptContact }): RequestHandler {
  return async (request, response) => {
    const contact = parseBody(Contact, draftOf(request.body));
    await accept({ contact, suspicious: isTrapped(request.body) });
    response.redirect(303, paths.contactSent);
  };
}

interface Refusal {
  log: Logger;
  /** Draws the page once more, with what the visitor typed. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
}

/** Every failure on the form's way is the whole page again: what was typed, what went wrong, what to do. */
export function refuseContactForm({ log, answerPage }: Refusal): ErrorRequestHandler {
  return async (error, request, response, _next) => {
    const { status, message, field } = toRequestError(error);
    logFailure(log, response.locals, status, error);
    // Of a form, a 400 is what the visitor can mend: "unprocessable content" (RFC 9110, 15.5.21).
    const isInvalid = error instanceof RequestError && status === 400 && field !== undefined;
    await answerPage(response, isInvalid ? 422 : status, {
      status: "refused",
      draft: draftOf(request.body),
      title: isInvalid ? "Erro de validação" : "Erro ao enviar",
      message,
      ...(field && { field }),
    });
  };
}

/** What the visitor typed. A browser posts line breaks as CRLF (HTML, 4.10.21.8); the visitor wrote one. */
function draftOf(body: unknown): ContactDraft {
  const values = (body ?? {}) as Record<string, unknown>;
  const entries = contactFields.map((field) => {
    const value = values[field];
    return [field, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as ContactDraft;
}
