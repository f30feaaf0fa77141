import compression from "compression";
import express, { type Express, type RequestHandler, Router } from "express";
import { paths } from "../src/shared/paths.ts";
import type { Assistant } from "./chat/assistant.ts";
import { chatbot, keepLead } from "./chat/chatbot.ts";
import { createLeads } from "./chat/lead.ts";
import type { Config } from "./config/readConfig.ts";
import { acceptContact } from "./contact/acceptContact.ts";
import { contactForm, refuseContactForm } from "./contact/contactForm.ts";
import { sendContactEmail } from "./contact/sendContactEmail.ts";
import { RequestError } from "./errors/RequestError.ts";
import { health } from "./health/health.ts";
import type { Metrics } from "./health/metrics.ts";
import { allowMethods } from "./http/allowMethods.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { answerErrors } from "./http/answerErrors.ts";
import type { Drain } from "./http/drain.ts";
import { type Limits, createLimits } from "./http/rateLimit.ts";
import { onlyForms, readForm, readJson, requireJson } from "./http/readBody.ts";
import { redirectToSite } from "./http/redirectToSite.ts";
import { requestLog } from "./http/requestLog.ts";
import { requireFormKey, requireKey } from "./http/requireKey.ts";
import { noStore, secureHeaders } from "./http/secureHeaders.ts";
import { ADDRESS_HEADER, warnOfProxy } from "./http/visitorAddress.ts";
import type { Logger } from "./log.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Page } from "./page/page.ts";
import { auth } from "./session/auth.ts";
import type { Sessions } from "./session/sessions.ts";
import type { AnonKey } from "./store/anonKey.ts";
import type { Store } from "./store/openStore.ts";
import { rateLimitStore } from "./store/rateLimitStore.ts";

const KIB = 1024;

interface Parts {
  config: Config;
  log: Logger;
  /** Public key for calls of the functions. The page contains it. */
  anonKey: Pick<AnonKey, "current">;
  store: Store;
  outbox: Outbox;
  sessions: Sessions;
  assistant: Assistant;
  page: Page;
  metrics: Metrics;
  drain: Drain;
}

/** Creates the service's middleware and routes, in the order in which they see a request. */
export function createApp(parts: Parts): Express {
  const { config, log, store, page, metrics, drain, sessions } = parts;
  const { site, backend, proxies } = config;
  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .enable("case sensitive routing")
    .enable("strict routing")
    .set("env", "production")
    .set("trust proxy", proxies.count)
    .set(ADDRESS_HEADER, proxies.header);

  app.use(requestLog(log, proxies.count), metrics.countRequests, drain.closeAfterAnswer);
  app.use(
    secureHeaders({
      styleHash: page.styleHash,
      backendUrl: backend.url,
      https: site.url.startsWith("https:"),
    }),
  );
  // Before the redirect: platforms ask by http, and by the machine's own address.
  app.use(health(parts));
  app.use(redirectToSite(site.url, proxies.count));

  app.use(page.files);
  app.route(paths.home).get(page.home).all(allowMethods("GET", "HEAD"));

  const limits = createLimits({
    ...config,
    onLimited: metrics.countLimited,
    createStore: store.isShared ? (name) => rateLimitStore(store, name) : undefined,
  });
  const guard = [
    noStore,
    warnOfProxy(log, proxies.count),
    allowOrigins(config.allowedOrigins, site.url),
    limits.common,
  ];
  app.use(compression());
  app.use(nativeForm(parts, { limits, guard }));
  app.use(["/functions", "/auth"], guard);
  app.use(functions(parts, limits));
  app.use(auth({ sessions, limit: limits.session }));
  app.use(["/functions", "/auth"], () => {
    throw new RequestError(404, "Este endereço não existe.");
  });

  app.use(page.notFound, answerErrors(log));
  return app;
}

/** The contact form posted without JavaScript. Its body is read first: every answer is the page with these values. */
function nativeForm(
  { log, anonKey, outbox, page, metrics }: Parts,
  { limits, guard }: { limits: Limits; guard: RequestHandler[] },
): Router {
  const onAccepted = metrics.countAccepted.bind(null, "contact");
  const accept = acceptContact({ outbox, onAccepted });
  return Router({ caseSensitive: true, strict: true }).post(
    paths.contact,
    onlyForms,
    readForm(32 * KIB),
    guard,
    requireFormKey({ anonKey }),
    limits.contact,
    contactForm({ accept }),
    refuseContactForm({ log, answer: page.answer }),
  );
}

/** The two functions that the page calls. The key comes before the limit, which may count in the store. */
function functions(
  { config, log, anonKey, sessions, assistant, outbox, metrics }: Parts,
  limits: Limits,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { host: siteHost } = new URL(config.site.url);
  const knownKey = requireKey({ anonKey, verify: sessions.verify });
  const countContact = metrics.countAccepted.bind(null, "contact");
  const countLead = metrics.countAccepted.bind(null, "lead");
  const leads = createLeads({ outbox, onAccepted: countLead });

  router
    .route(paths.contact)
    .post(
      knownKey,
      limits.contact,
      requireJson,
      readJson(32 * KIB),
      sendContactEmail({ accept: acceptContact({ outbox, onAccepted: countContact }), siteHost }),
    )
    .all(allowMethods("POST", "OPTIONS"));
  router
    .route(paths.chatbot)
    .post(
      knownKey,
      requireJson,
      readJson(256 * KIB),
      // Before the limit of messages: a lead sent with one message too many is kept.
      keepLead({ leads, admit: limits.lead, siteHost }),
      limits.chat,
      chatbot({ assistant, log }),
    )
    .all(allowMethods("POST", "OPTIONS"));
  return router;
}
