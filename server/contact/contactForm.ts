import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { Contact, type ContactDraft, contactFields } from "../../src/shared/contact.ts";
import { readOrigin, toOrigin } from "../../src/shared/origin.ts";
import { paths } from "../../src/shared/paths.ts";
import type { ContactView } from "../../src/shared/view.ts";
import { logFailure } from "../http/answerErrors.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/parseBody.ts";
import type { Limit } from "../config/limit.ts";
import { visitorAddress } from "../http/rateLimit.ts";
import { shortPage } from "../http/shortPage.ts";
import { toRequestError } from "../http/toRequestError.ts";
import type { Logger } from "../log.ts";
import { countInMemory } from "../store/counts.ts";
import type { AcceptContact } from "./acceptContact.ts";
import { isTrapped } from "./isTrapped.ts";

/** Passes a native form's post on; any other goes to the next route, the JSON function's. */
export const onlyForms: RequestHandler = (request, _response, next) => {
  next(request.is("application/x-www-form-urlencoded") ? undefined : "route");
};

/** Refuses a form over the function's limit only after it was read, so that what was typed can be given back. */
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
    const fields = parseBody(Contact, draftOf(request.body));
    // A browser names the whole address of the page, query included, to its own host alone.
    const address = request.get("Referer") ?? "";
    const contact = {
      ...fields,
      origin: URL.canParse(address) ? toOrigin(readOrigin(address)) : undefined,
    };
    await accept({ contact, suspicious: isTrapped(request.body) });
    response.redirect(303, paths.contactSent);
  };
}

/** One page that is drawn for a refusal costs as much as this many other refusals. */
const COST_OF_DRAWING = 20;

/** Pages drawn for an address however low its limit: people make mistakes. */
const MIN_DRAWN = 5;

interface Refusal {
  log: Logger;
  /** Of an address' refusals; null for any number. */
  limit: Limit | null;
  /** Draws the page once more, with what the visitor typed. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
}

/**
 * Every failure of the form is the whole page again: what was typed, what went wrong, what to do. An address
 * that fails more often than people do gets a short page.
 */
export function refuseContactForm({ log, limit, answerPage }: Refusal): ErrorRequestHandler {
  const drawn = countInMemory();

  async function isFlooding(request: Request): Promise<boolean> {
    if (!limit) return false;
    const { hits } = await drawn.increment(visitorAddress(request), limit.seconds * 1000);
    return hits > Math.max(MIN_DRAWN, limit.requests / COST_OF_DRAWING);
  }

  return async (error, request, response, _next) => {
    const { status, message, field } = toRequestError(error);
    logFailure(log, response, status, error);
    // An invalid field of a form is "unprocessable content" (RFC 9110, 15.5.21).
    const isInvalid = error instanceof RequestError && status === 400 && field !== undefined;
    const answered = isInvalid ? 422 : status;
    if (await isFlooding(request)) {
      const page = shortPage(message);
      response.status(answered).type("html").set("Cache-Control", "no-store").send(page);
      return;
    }
    await answerPage(response, answered, {
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
