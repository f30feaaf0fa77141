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
import { type AcceptContact, isTrapped } from "./acceptContact.ts";

/** Continues for a URL-encoded form; other content types go to the next route, the JSON function. */
export const onlyForms: RequestHandler = (request, _response, next) => {
  next(request.is("application/x-www-form-urlencoded") ? undefined : "route");
};

/** Refuses a form over the size limit after reading it, so that the page can show the typed values again. */
export function limitFormSize(bytes: number): RequestHandler {
  return (_request, response, next) => {
    if (((response.locals.bodyBytes as number | undefined) ?? 0) > bytes) {
      throw new RequestError(413, "Sua mensagem é grande demais. Encurte o texto e envie de novo.");
    }
    next();
  };
}

/** Handles the contact form posted without JavaScript or before hydration; answers 303 to a page that confirms it. */
export function contactForm({ accept }: { accept: AcceptContact }): RequestHandler {
  return async (request, response) => {
    const fields = parseBody(Contact, draftOf(request.body));
    // The page's URL with its `utm_*` parameters: under our referrer policy, browsers send it in full to the same
    // origin.
    const address = request.get("Referer") ?? "";
    const contact = {
      ...fields,
      origin: URL.canParse(address) ? toOrigin(readOrigin(address)) : undefined,
    };
    await accept({ contact, suspicious: isTrapped(request.body) });
    response.redirect(303, paths.contactSent);
  };
}

/** Divisor that turns the limit of refusals into the limit of error pages, which take more CPU than other refusals. */
const REFUSALS_PER_PAGE = 20;

/** Minimum for an address's limit of error pages, so that people who make mistakes still get the page. */
const MIN_PAGES = 5;

/**
 * Maximum error pages that a process renders per second for all addresses together. A flood from many addresses must
 * not take the CPU from other visitors.
 */
const MAX_PAGES_PER_SECOND = 50;

/** Key under which the error pages of all addresses are counted. */
const ALL_ADDRESSES = "all";

interface Refusal {
  log: Logger;
  /** Limit of refusals per address, from which the limit of error pages follows; null for no limit. */
  limit: Limit | null;
  /** Sends the page with the values that the visitor typed. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
}

/**
 * Answers errors of the form with the whole page. It shows the typed values (none if the body couldn't be read), the
 * problem and what to do. With a `limit`, a short page without the values is sent to an address with too many errors,
 * and to any address beyond `MAX_PAGES_PER_SECOND`.
 */
export function refuseContactForm({ log, limit, answerPage }: Refusal): ErrorRequestHandler {
  const pages = countInMemory();

  async function isFlooding(request: Request): Promise<boolean> {
    if (!limit) return false;
    const own = await pages.increment(visitorAddress(request), limit.seconds * 1000);
    if (own.hits > Math.max(MIN_PAGES, limit.requests / REFUSALS_PER_PAGE)) return true;
    const all = await pages.increment(ALL_ADDRESSES, 1000);
    return all.hits > MAX_PAGES_PER_SECOND;
  }

  return async (error, request, response, _next) => {
    const { status, message, field } = toRequestError(error);
    logFailure(log, response, status, error);
    // 422: the form can be read, but a field is invalid (RFC 9110, 15.5.21).
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

/** Returns the typed values. Line breaks become LF, because browsers post CRLF; a value that isn't text becomes "". */
function draftOf(body: unknown): ContactDraft {
  const values = (body ?? {}) as Record<string, unknown>;
  const entries = contactFields.map((field) => {
    const value = values[field];
    return [field, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as ContactDraft;
}
