import { serve } from "./server/app.ts";
import { createOpenQuestions } from "./server/chat/questions/openQuestions.ts";
import { startAssistant } from "./server/chat/startAssistant.ts";
import type { Config } from "./server/config/readConfig.ts";
import { createMetrics } from "./server/health/metrics.ts";
import { watchOutbox } from "./server/health/watchOutbox.ts";
import { createHttpServer } from "./server/http/createHttpServer.ts";
import { createDrain } from "./server/http/drain.ts";
import type { Logger } from "./server/log.ts";
import { openMail } from "./server/mail/openMail.ts";
import { operateOutbox } from "./server/mail/operateOutbox.ts";
import { startRetention } from "./server/mail/startRetention.ts";
import type { CreatePage } from "./server/page/page.ts";
import { metricsOfAll } from "./server/process/cluster.ts";
import { listen } from "./server/process/listen.ts";
import type { Service } from "./server/process/run.ts";
import { createSessions } from "./server/session/sessions.ts";
import { readAnonKey } from "./server/store/anonKey.ts";
import { createCounts } from "./server/store/counts.ts";
import { openStore } from "./server/store/openStore.ts";

/** Maximum time in ms for open requests and deliveries to finish at shutdown. The store is closed afterwards. */
const DRAIN_LIMIT_MS = 22_000;

/** Creates the service's parts, listens and starts delivery. If a step fails, closes the created parts and rejects. */
export async function start(config: Config, log: Logger, createPage: CreatePage): Promise<Service> {
  const { site, backend, custody } = config;
  // Closes the parts in reverse order.
  const parts = new AsyncDisposableStack();
  const own = <T extends { close: () => unknown }>(part: T): T =>
    parts.adopt(part, async (opened) => void (await opened.close()));
  try {
    const store = own(openStore(config.store, { log }));
    const mail = own(openMail({ config, store, log }));
    const counts = createCounts(store);
    const issuer = `${site.url}/auth/v1`;
    const sessions = createSessions({ store, secrets: config.sessionSecrets, issuer });
    const questions = createOpenQuestions({ store });

    const server = createHttpServer();
    const drain = createDrain(server);
    const metrics = createMetrics({ ...mail, gather: metricsOfAll() });
    const assistant = await startAssistant({
      config,
      counts,
      shutdownSignal: drain.shutdownSignal,
      log,
      count: metrics.countChat,
      keepQuestion: site.keepsQuestions ? questions.keep : undefined,
    });
    const anonKey = own(await readAnonKey(backend.anonKey, store));
    const page = own(await createPage({ site, backend, anonKey }));

    own(watchOutbox({ ...mail, log }));
    own(
      startRetention({
        operator: operateOutbox({ store }),
        store,
        retentionDays: site.retentionDays,
        otherSweeps: [counts.sweep, sessions.sweep, questions.sweep],
        log,
      }),
    );

    const { outbox } = mail;
    const handled = { config, log, anonKey, store, counts, outbox, sessions, assistant, page };
    serve(server, { ...handled, metrics, drain });
    const port = await listen(server, config);
    // Start delivery only after listening has succeeded: an instance that finds its port in use must not claim mail.
    const delivery = mail.deliver();
    log.info(
      { port, custody, mail: config.mail.server ? "smtp" : config.mail.directory },
      "listening",
    );

    return {
      port,
      async stop() {
        // In parallel: one after the other could take twice DRAIN_LIMIT_MS.
        await Promise.allSettled([drain.finish(DRAIN_LIMIT_MS), delivery.stop(DRAIN_LIMIT_MS)]);
        await parts.disposeAsync();
      },
    };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}
