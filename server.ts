import { createApp } from "./server/app.ts";
import { createOpenQuestions } from "./server/chat/questions/openQuestions.ts";
import { startAssistant } from "./server/chat/startAssistant.ts";
import type { Config } from "./server/config/readConfig.ts";
import { createMetrics } from "./server/health/metrics.ts";
import { createHttpServer } from "./server/http/httpServer.ts";
import type { Logger } from "./server/log.ts";
import { openMail } from "./server/mail/openMail.ts";
import { eraseDelivered, startRetention } from "./server/mail/retention.ts";
import type { CreatePage } from "./server/page/page.ts";
import type { Service } from "./server/process/run.ts";
import { createSessions } from "./server/session/sessions.ts";
import { readAnonKey } from "./server/store/anonKey.ts";
import { openStore } from "./server/store/openStore.ts";
import { sweepCounts } from "./server/store/counts.ts";

/** Maximum time in ms for open requests and deliveries to finish at shutdown. The store is closed afterwards. */
const DRAIN_LIMIT_MS = 22_000;

/** Creates the service's parts, listens and starts delivery. If a step fails, closes the created parts and rejects. */
export async function start(config: Config, log: Logger, createPage: CreatePage): Promise<Service> {
  // Closes the parts in reverse order.
  const opened = new AsyncDisposableStack();
  try {
    const { mail, ...parts } = await createParts(config, log, { createPage, opened });
    const http = createHttpServer();
    const port = await http.listen(createApp({ ...parts, outbox: mail.outbox, http }), config);
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

interface Opening {
  createPage: CreatePage;
  /** Gets each part that must be closed. */
  opened: AsyncDisposableStack;
}

async function createParts(config: Config, log: Logger, { createPage, opened }: Opening) {
  const { site, backend, sessionSecrets } = config;
  const own = <T extends { close: () => unknown }>(part: T): T =>
    opened.adopt(part, async (one) => void (await one.close()));

  const store = own(openStore(config.store, { log }));
  const metrics = createMetrics({ store, depth: () => mail.outbox.depth() });
  const mail = own(openMail({ config, store, log, onAttempt: metrics.countAttempt }));
  const issuer = `${site.url}/auth/v1`;
  const sessions = createSessions({ store, secrets: sessionSecrets, issuer });
  const questions = createOpenQuestions({ store });
  const keepQuestion = site.keepsQuestions ? questions.keep : undefined;
  const count = metrics.countChat;
  const assistant = await startAssistant({ config, store, log, count, keepQuestion });
  const anonKey = own(await readAnonKey(backend.anonKey, store));
  const page = own(await createPage());

  const { retentionDays } = site;
  const erase = async (signal: AbortSignal) => await eraseDelivered(store, retentionDays, signal);
  const sweeps = [() => sweepCounts(store), () => sessions.sweep(), questions.sweep, erase];
  own(startRetention(sweeps, log));
  return { config, log, store, metrics, mail, sessions, assistant, anonKey, page };
}
