import type { Server } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Origin } from "../src/shared/origin.ts";
import { paths } from "../src/shared/paths.ts";
import { acceptLead } from "./chat/acceptLead.ts";
import type { Assistant } from "./chat/assistant.ts";
import { chatbot } from "./chat/chatbot.ts";
import { limitRunning } from "./chat/limitRunning.ts";
import type { Limit } from "./config/limit.ts";
import type { Config } from "./config/readConfig.ts";
import { type AcceptContact, acceptContact } from "./contact/acceptContact.ts";
import { contactForm, limitFormSize, onlyForms, refuseContactForm } from "./contact/contactForm.ts";
import { joinRepeated } from "./contact/joinRepeated.ts";
import { relayContact } from "./contact/relayContact.ts";
import { sendContactEmail } from "./contact/sendContactEmail.ts";
import { existingHealthPaths, health, healthPaths } from "./health/health.ts";
import type { Metrics } from "./health/metrics.ts";
import { RequestError } from "./errors/RequestError.ts";
import { allowMethods } from "./http/allowMethods.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { answerErrors } from "./http/answerErrors.ts";
import { commonHeaders } from "./http/commonHeaders.ts";
import type { Drain } from "./http/drain.ts";
import { openFrontDoor } from "./http/frontDoor.ts";
import { noStore } from "./http/noStore.ts";
import { rateLimit } from "./http/rateLimit.ts";
import { readBody, readForm } from "./http/readBody.ts";
import { redirectToSite } from "./http/redirectToSite.ts";
import { countRefusals } from "./http/refusals.ts";
import { requireFormKey, requireKey } from "./http/requireKey.ts";
import type { Logger } from "./log.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Page } from "./page/page.ts";
import { auth } from "./session/auth.ts";
import type { Sessions } from "./session/sessions.ts";
import type { AnonKey } from "./store/anonKey.ts";
import { type Counts, blockInMemory, countInMemory, orInMemory } from "./store/counts.ts";
import type { Store } from "./store/openStore.ts";

const KIB = 1024;

interface Parts {
  config: Config;
  log: Logger;
  /** Public key for calls of the functions. The page contains it. */
  anonKey: Pick<AnonKey, "current">;
  store: Pick<Store, "check">;
  /** Counter for rate limits and running answers. */
  counts: Counts;
  outbox: Pick<Outbox, "add">;
  sessions: Sessions;
  assistant: Assistant;
  page: Page;
  metrics: Metrics;
  drain: Pick<Drain, "hasBegun">;
}

/** Adds the request handlers to a server. `openFrontDoor` passes the requests that it doesn't answer to Express. */
export function serve(server: Server, parts: Parts): void {
  const { config, log, page, metrics, drain } = parts;
  const { site, backend, proxies, limits } = config;
  openFrontDoor(server, {
    log,
    countRequest: metrics.countRequest,
    headers: commonHeaders({
      styleHash: page.styleHash,
      backendUrl: backend.url,
      https: site.url.startsWith("https:"),
    }),
    drain,
    proxies,
    redirect: redirectToSite(site.url, proxies),
    refusals: countRefusals(limits.refusals),
    onFlood: () => metrics.countLimited("refusals"),
    unguarded: new Set(existingHealthPaths(config)),
    next: createApp(parts),
  });
}

function createApp(parts: Parts): Express {
  const { config, log, anonKey, sessions, page } = parts;
  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .enable("case sensitive routing")
    .enable("strict routing")
    .set("env", "production")
    .set("query parser", false)
    .set("trust proxy", config.proxies);

  const limits = createLimits(parts);
  // In each route, not once for their common paths: for a handler with a path, Express parses the URL two more times.
  const guarded = [noStore, allowOrigins(config.allowedOrigins, config.site.url)];
  const knownKey = requireKey({ anonKey, verify: sessions.verify });
  // Used only for long generated responses: other JSON is short, and cached pages are compressed in page.ts.
  const compress = compression();
  // Also the last handler of each function and session route: outside its route, an error is passed along all later ones.
  const answerError = answerErrors(log);

  app.use(page.files);
  addFunctions(app, parts, { limits, guarded, knownKey, compress, answerError });
  app.use(auth({ sessions, limit: limits.session, guarded, answerError }));
  app.use(["/functions", "/auth"], guarded, () => {
    throw new RequestError(404, "Este endereço não existe.");
  });

  app.use(healthPaths.metrics, compress);
  app.use(health(parts));
  app.route(paths.home).get(page.home).all(allowMethods("GET", "HEAD"));
  app.use(page.notFound, answerError);
  return app;
}

interface Middleware {
  limits: ReturnType<typeof createLimits>;
  /** Handlers at the start of each route of functions and sessions. */
  guarded: RequestHandler[];
  knownKey: RequestHandler;
  compress: RequestHandler;
  answerError: ErrorRequestHandler;
}

/** Adds the routes of the two functions: `send-contact-email` (HTML form and JSON) and `chatbot` (JSON). */
function addFunctions(app: Express, parts: Parts, shared: Middleware): void {
  const { config, log, anonKey, counts, outbox, assistant, page, metrics } = parts;
  const { limits, guarded, knownKey, compress, answerError } = shared;
  const { host: siteHost } = new URL(config.site.url);
  const countContact = metrics.countAccepted.bind(null, "contact");
  const countLead = metrics.countAccepted.bind(null, "lead");

  app.post(
    paths.contact,
    onlyForms,
    compress,
    readForm(64 * KIB),
    guarded,
    limits.refusedContact,
    limitFormSize(32 * KIB),
    requireFormKey({ anonKey }),
    limits.contact,
    contactForm({ accept: acceptForm(parts, countContact) }),
    refuseContactForm({ log, limit: config.limits.refusals, answerPage: page.answer }),
  );
  app
    .route(paths.contact)
    .all(guarded)
    .post(
      limits.refusedContact,
      // The key is checked before the limit that counts in the store: without a valid key, there is no store write.
      knownKey,
      limits.contact,
      readBody(32 * KIB),
      sendContactEmail({ accept: acceptContact({ outbox, onAccepted: countContact }), siteHost }),
    )
    .all(allowMethods("POST", "OPTIONS"), answerError);
  app
    .route(paths.chatbot)
    .all(guarded)
    .post(
      knownKey,
      limits.chat,
      compress,
      readBody(256 * KIB),
      chatbot({
        assistant,
        log,
        acceptLead: acceptLead({ outbox, onAccepted: countLead }),
        siteHost,
        admit: limitRunning(counts),
      }),
    )
    .all(allowMethods("POST", "OPTIONS"), answerError);
}

/** Creates the rate limits of functions and sessions. While the store is unavailable, they all count in memory. */
function createLimits({ config, counts, metrics }: Parts) {
  const { contact, chat, session } = config.limits;
  const limited = (name: string) => ({ name, onLimited: () => metrics.countLimited(name) });
  const stored = (name: string, limit: Limit | null) => ({
    ...limited(name),
    limit,
    counts: limit ? blockInMemory(orInMemory(counts), limit.requests) : counts,
  });
  const times = (limit: Limit | null, factor: number) =>
    limit && { ...limit, requests: limit.requests * factor };
  return {
    contact: rateLimit({ ...stored("contact", contact), counted: "accepted" }),
    // Six times the limit, to allow for typing mistakes. Counted in memory and checked before the contact limit: a
    // request over this limit causes no store write.
    refusedContact: rateLimit({
      ...limited("contact-refused"),
      counts: countInMemory(),
      limit: times(contact, 6),
      counted: "refused",
    }),
    chat: [
      // Five times the limit, because several visitors may share an address.
      rateLimit(stored("chat-address", times(chat, 5))),
      rateLimit({
        ...stored("chat", chat),
        visitor: (_request, response) => response.locals.visitorId as string | undefined,
      }),
    ],
    session: rateLimit(stored("session", session)),
  };
}

/** Returns the function that accepts native form posts: adds them to the outbox or relays them to `BACKEND_URL`. */
function acceptForm(
  { config, outbox }: Parts,
  onAccepted: (origin: Origin | undefined) => void,
): AcceptContact {
  const { url, anonKey } = config.backend;
  return joinRepeated(
    url && anonKey ? relayContact({ url, anonKey }) : acceptContact({ outbox, onAccepted }),
  );
}
