import { createApp } from "./server/app.ts";
import { createOpenQuestions } from "./server/chat/questions/openQuestions.ts";
import { startAssistant } from "./server/chat/startAssistant.ts";
import type { Config } from "./server/config/readConfig.ts";
import { createMetrics } from "./server/health/metrics.ts";
import { createHttpServer } from "./server/http/httpServer.ts";
import { readAnonKey } from "./server/http/requireKey.ts";
import type { Logger } from "./server/log.ts";
import { openMail } from "./server/mail/openMail.ts";
import { eraseDelivered, startRetention } from "./server/mail/retention.ts";
import { type CreateRenderer, createPage } from "./server/page/page.ts";
import { createSessions } from "./server/session/sessions.ts";
import { openStore } from "./server/store/openStore.ts";
import { sweepCounts } from "./server/store/counts.ts";

/** Maximum time in ms for open requests and deliveries to finish at shutdown. The store is closed afterwards. */
const DRAIN_LIMIT_MS = 22_000;

/** Creates the service's parts, listens and starts delivery. If a step fails, closes the created parts and rejects. */
export async function start(config: Config, log: Logger, createRenderer: CreateRenderer) {
  const { site, backend } = config;
  // Closes the parts in reverse order.
  const opened = new AsyncDisposableStack();
  const adopt = <T extends { close: () => unknown }>(part: T): T =>
    opened.adopt(part, async (one) => void (await one.close()));
  try {
    const store = adopt(openStore(config.store, log));
    const metrics = createMetrics({ store, depth: () => mail.outbox.depth() });
    const mail = adopt(openMail({ config, store, log, onAttempt: metrics.countAttempt }));
    const { outbox } = mail;
    const issuer = `${site.url}/auth/v1`;
    const sessions = createSessions({ store, secrets: config.sessionSecrets, issuer });
    const questions = createOpenQuestions(store);
    const keepQuestion = site.keepsQuestions ? questions.keep : undefined;
    const count = metrics.countChat;
    const assistant = await startAssistant({ config, store, log, count, keepQuestion });
    const anonKey = await readAnonKey(backend.anonKey, store.setting);
    const renderer = adopt(await createRenderer());
    const page = await createPage({ config, anonKey, renderer });
    const erase = async (signal: AbortSignal) =>
      await eraseDelivered(store, site.retentionDays, signal);
    const sweeps = [() => sweepCounts(store), () => sessions.sweep(), questions.sweep, erase];
    adopt(startRetention(sweeps, log));

    const http = createHttpServer();
    const parts = { config, log, store, metrics, outbox, sessions, assistant, anonKey, page, http };
    const port = await http.listen(createApp(parts), config);
    // Start delivery only after listening has succeeded: an instance that finds its port in use must not claim mail.
    const delivery = mail.deliver();

    const mailGoesTo = config.mail.server ? "smtp" : config.mail.directory;
    log.info({ port, mail: mailGoesTo, release: config.release }, "listening");
    return {
      port,
      async stop() {
        // In parallel: one after the other could take twice DRAIN_LIMIT_MS.
        await Promise.allSettled([http.stop(DRAIN_LIMIT_MS), delivery.stop(DRAIN_LIMIT_MS)]);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
