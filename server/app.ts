import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
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
import { rateLimitStore } from "./store/counts.ts";

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
  const { config, log, page, metrics, drain, sessions, store } = parts;
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
  app.use(warnOfProxy(log, proxies.count));
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

  app.use(compression());
  const limits = createLimits({
    ...config,
    createStore: store.isShared ? (name) => rateLimitStore(store, name) : undefined,
    onLimited: metrics.countLimited,
  });
  const guard = [noStore, allowOrigins(config.allowedOrigins, site.url), limits.common];
  app.post(paths.contact, nativeForm(parts, { limits, guard }));
  app.use(["/functions", "/auth"], guard);
  const onlyPosts = allowMethods("POST", "OPTIONS");
  app.route(paths.contact).post(contactFunction(parts, limits)).all(onlyPosts);
  app.route(paths.chatbot).post(chatFunction(parts, limits)).all(onlyPosts);
  app.use(auth({ sessions, limit: limits.session }));
  app.use(["/functions", "/auth"], () => {
    throw new RequestError(404, "Este endereço não existe.");
  });

  app.use(page.notFound, answerErrors(log));
  return app;
}

type Handlers = (RequestHandler | ErrorRequestHandler)[];

/** The contact form posted without JavaScript. Its body is read first: every answer is the page with these values. */
function nativeForm(
  { config, log, anonKey, outbox, page, metrics }: Parts,
  { limits, guard }: { limits: Limits; guard: RequestHandler[] },
): Handlers {
  const { host: siteHost } = new URL(config.site.url);
  const onAccepted = metrics.countAccepted.bind(null, "contact");
  const accept = acceptContact({ outbox, onAccepted });
  return [
    onlyForms,
    ...readForm(32 * KIB),
    ...guard,
    requireFormKey({ anonKey }),
    limits.contact,
    contactForm({ accept, siteHost }),
    refuseContactForm({ log, answer: page.answer }),
  ];
}

/** `send-contact-email`. The key comes before the limit, which may count in the store. */
function contactFunction(
  { config, anonKey, sessions, outbox, metrics }: Parts,
  limits: Limits,
): Handlers {
  const { host: siteHost } = new URL(config.site.url);
  const onAccepted = metrics.countAccepted.bind(null, "contact");
  return [
    requireKey({ anonKey, verify: sessions.verify }),
    limits.contact,
    requireJson,
    readJson(32 * KIB),
    sendContactEmail({ accept: acceptContact({ outbox, onAccepted }), siteHost }),
  ];
}

/** `chatbot`. The lead comes before the limit of messages: one sent with a message too many is kept. */
function chatFunction(
  { config, log, anonKey, sessions, assistant, outbox, metrics }: Parts,
  limits: Limits,
): Handlers {
  const { host: siteHost } = new URL(config.site.url);
  const onAccepted = metrics.countAccepted.bind(null, "lead");
  const leads = createLeads({ outbox, onAccepted });
  return [
    requireKey({ anonKey, verify: sessions.verify }),
    requireJson,
    readJson(256 * KIB),
    keepLead({ leads, admit: limits.lead, siteHost }),
    ...limits.chat,
    chatbot({ assistant, log }),
  ];
}
