import compression from "compression";
import express, { type Express } from "express";
import type { Store as Counts } from "express-rate-limit";
import type { Origin } from "../src/shared/origin.ts";
import { paths } from "../src/shared/paths.ts";
import { admitTwo } from "./chat/admitTwo.ts";
import { acceptLead } from "./chat/acceptLead.ts";
import type { Assistant } from "./chat/assistant.ts";
import { chatbot } from "./chat/chatbot.ts";
import type { Config } from "./config/readConfig.ts";
import { type AcceptContact, acceptContact } from "./contact/acceptContact.ts";
import { contactForm, limitFormSize, onlyForms, refuseContactForm } from "./contact/contactForm.ts";
import { relayContact } from "./contact/relayContact.ts";
import { sendContactEmail } from "./contact/sendContactEmail.ts";
import { health } from "./health/health.ts";
import type { Metrics } from "./health/metrics.ts";
import { RequestError } from "./errors/RequestError.ts";
import { allowMethods } from "./http/allowMethods.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { answerErrors } from "./http/answerErrors.ts";
import type { Drain } from "./http/drain.ts";
import { noStore } from "./http/noStore.ts";
import { rateLimit } from "./http/rateLimit.ts";
import { readBody, readForm } from "./http/readBody.ts";
import { requireFormKey, requireKey } from "./http/requireKey.ts";
import { requireStore } from "./http/requireStore.ts";
import type { Logger } from "./log.ts";
import type { Outbox } from "./mail/outbox.ts";
import { type Page, missingFile } from "./page/page.ts";
import { auth } from "./session/auth.ts";
import type { Sessions } from "./session/sessions.ts";
import type { AnonKey } from "./store/anonKey.ts";
import type { Store } from "./store/openStore.ts";

/** What the service is made of. */
export interface Parts {
  config: Config;
  log: Logger;
  /** The public key the page shows with every call. */
  anonKey: Pick<AnonKey, "current">;
  store: Pick<Store, "check">;
  /** Where requests are counted against their limits; in memory where none is given. */
  counts?: (name: string) => Counts;
  outbox: Pick<Outbox, "add">;
  sessions: Sessions;
  assistant: Assistant;
  page: Page;
  metrics: Metrics;
  drain: Pick<Drain, "hasBegun">;
}

/** What Express answers: guards and routes, in order. */
export function createApp(parts: Parts): Express {
  const { config, log, anonKey, store, counts, outbox, sessions, assistant, page } = parts;
  const { metrics, drain } = parts;
  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .enable("case sensitive routing")
    .enable("strict routing")
    .set("env", "production")
    .set("query parser", false)
    .set("trust proxy", config.proxies);

  const limited = (name: string) => ({
    name,
    onLimited: () => metrics.countLimited(name),
    ...(counts && { counts }),
  });
  const limitContact = rateLimit({ ...limited("contact"), limit: config.limits.contact });
  const { chat } = config.limits;
  const limitChatAddress = rateLimit({
    ...limited("chat-address"),
    // Five times as much: many visitors may share one address.
    limit: chat && { ...chat, requests: chat.requests * 5 },
  });
  const limitChatSession = rateLimit({
    ...limited("chat"),
    limit: chat,
    visitor: (_request, response) => response.locals.visitorId as string | undefined,
  });
  const { host: siteHost } = new URL(config.site.url);
  const countContact = metrics.countAccepted.bind(null, "contact");
  const countLead = metrics.countAccepted.bind(null, "lead");
  const knownOrigin = allowOrigins(config.allowedOrigins, config.site.url);
  const knownKey = requireKey({ anonKey, verify: sessions.verify });

  app.use(page.middleware, compression());

  app.use(["/functions", "/auth"], noStore);
  app.post(
    paths.contact,
    onlyForms,
    readForm("64kb"),
    knownOrigin,
    limitContact,
    limitFormSize(32 * 1024),
    requireFormKey({ anonKey }),
    contactForm({ accept: acceptForm(parts, countContact) }),
    refuseContactForm({ log, limit: config.limits.refusals, answerPage: page.answerPage }),
  );
  app
    .route(paths.contact)
    .all(knownOrigin)
    .post(
      // First: who shows no key is refused without a write.
      knownKey,
      limitContact,
      readBody("32kb"),
      sendContactEmail({ accept: acceptContact({ outbox, onAccepted: countContact }), siteHost }),
    )
    .all(allowMethods("POST", "OPTIONS"));
  app
    .route(paths.chatbot)
    .all(knownOrigin)
    .post(
      knownKey,
      limitChatAddress,
      limitChatSession,
      requireStore(store),
      readBody("256kb"),
      chatbot({
        assistant,
        log,
        acceptLead: acceptLead({ outbox, onAccepted: countLead }),
        siteHost,
        ...(counts && { admit: admitTwo(counts("running")) }),
      }),
    )
    .all(allowMethods("POST", "OPTIONS"));
  app.use(
    auth({
      sessions,
      log,
      limit: rateLimit({ ...limited("session"), limit: config.limits.session }),
      knownOrigin,
    }),
  );
  app.use(["/functions", "/auth"], knownOrigin, () => {
    throw new RequestError(404, "Este endereço não existe.");
  });

  app.use(
    health({
      store,
      custody: config.custody,
      metrics,
      metricsToken: config.metricsToken,
      drain,
    }),
  );
  app.route(paths.home).get(page.home).all(allowMethods("GET", "HEAD"));
  app.all("/assets/{*file}", missingFile);
  app.use(page.notFound, answerErrors(log));
  return app;
}

/** The form without JavaScript always comes here; with a backend elsewhere it is handed on. */
function acceptForm(
  { config, outbox }: Parts,
  onAccepted: (origin: Origin | undefined) => void,
): AcceptContact {
  const { url, anonKey } = config.backend;
  return url && anonKey ? relayContact({ url, anonKey }) : acceptContact({ outbox, onAccepted });
}
