import compression from "compression";
import express, { type Express } from "express";
import { paths } from "../src/shared/paths.ts";
import type { Assistant } from "./chat/assistant.ts";
import { chatbot, keepLead } from "./chat/chatbot.ts";
import type { Config } from "./config/readConfig.ts";
import { contactForm, refuseContactForm } from "./contact/contactForm.ts";
import { sendContactEmail } from "./contact/sendContactEmail.ts";
import { RequestError } from "./errors/RequestError.ts";
import { health } from "./health/health.ts";
import type { Metrics } from "./health/metrics.ts";
import { allowMethods } from "./http/allowMethods.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { answerErrors } from "./http/answerErrors.ts";
import { readForm, readJson, requireJson } from "./http/body.ts";
import type { HttpServer } from "./http/httpServer.ts";
import { readPlatformHeader, redirectToSite } from "./http/proxies.ts";
import { createLimits } from "./http/rateLimit.ts";
import { requestLog } from "./http/requestLog.ts";
import { type AnonKey, requireKey } from "./http/requireKey.ts";
import { noStore, secureHeaders } from "./http/secureHeaders.ts";
import type { Logger } from "./log.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Page } from "./page/page.ts";
import { siteFiles } from "./page/siteFiles.ts";
import { auth } from "./session/auth.ts";
import type { Sessions } from "./session/sessions.ts";
import type { Store } from "./store/openStore.ts";
import { rateLimitStore } from "./store/counts.ts";

const KIB = 1024;

interface Parts {
  config: Config;
  log: Logger;
  /** Public key for calls of the functions. The page contains it. */
  anonKey: AnonKey;
  store: Store;
  outbox: Outbox;
  sessions: Sessions;
  assistant: Assistant;
  page: Page;
  metrics: Metrics;
  http: Pick<HttpServer, "isStopping">;
}

/** Creates the service's middleware and routes, in the order in which they see a request. */
export function createApp(parts: Parts): Express {
  const { config, log, page, metrics } = parts;
  const { site, proxies } = config;
  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .enable("case sensitive routing")
    .enable("strict routing")
    .set("env", "production")
    .set("trust proxy", proxies.count);

  app.use(requestLog(log, metrics.countRequest));
  app.use(readPlatformHeader(proxies, log), secureHeaders(page.sources, config));
  // Before the redirect: platforms ask by http, and by the machine's own address.
  app.use(health(parts), redirectToSite(site.url, proxies.count));

  app.use((request, _response, next) => {
    // With `no-cache`, which `fetch` adds to each conditional request, Express would never answer 304.
    delete request.headers["cache-control"];
    next();
  });
  app.use(siteFiles(site), page.files);
  app.route(paths.home).get(page.home).all(allowMethods("GET", "HEAD"));

  app.use(compression());
  addFunctions(app, parts);
  app.use(page.notFound, answerErrors(log));
  return app;
}

/** Adds what the page calls. The key comes before limits, which may count in the store. */
function addFunctions(app: Express, parts: Parts): void {
  const { config, log, store, outbox, sessions, assistant, anonKey, page, metrics } = parts;
  const { host: siteHost } = new URL(config.site.url);
  const limits = createLimits({
    limits: config.limits,
    createStore: store.isShared ? (name) => rateLimitStore(store, name) : undefined,
    onLimited: metrics.countLimited,
  });
  const common = [noStore, allowOrigins(config.allowedOrigins, config.site.url), limits.common];
  const key = requireKey({ anonKey, verify: sessions.verify });
  const onlyPosts = allowMethods("POST", "OPTIONS");

  const contact = { outbox, siteHost, admit: limits.contact };
  app.post(
    paths.contact,
    // Only native forms; JSON goes to the next route. Read first: every answer is the page with the typed values.
    readForm(32 * KIB),
    common,
    key,
    contactForm(contact),
    refuseContactForm({ log, answer: page.answer }),
  );
  app.use(["/functions", "/auth"], common);
  app
    .route(paths.contact)
    .post(key, requireJson, readJson(32 * KIB), sendContactEmail(contact))
    .all(onlyPosts);

  app
    .route(paths.chatbot)
    .post(key, requireJson, readJson(256 * KIB))
    // Before the limit of messages: a lead sent with a message too many is kept.
    .post(keepLead({ outbox, admit: limits.lead, siteHost }))
    .post(limits.chat, chatbot({ assistant }))
    .all(onlyPosts);

  app.use(auth({ sessions, limit: limits.session }));
  app.use(["/functions", "/auth"], () => {
    throw new RequestError(404, "Este endereço não existe.");
  });
}
