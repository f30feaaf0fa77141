import cluster from "node:cluster";
import { join } from "node:path";
import { createApp } from "./server/app.ts";
import { createAssistant } from "./server/chat/assistant.ts";
import { createOpenQuestions } from "./server/chat/questions/openQuestions.ts";
import { dailyLimit } from "./server/chat/model/dailyLimit.ts";
import { figuresOfAll, startCrew } from "./server/process/cluster.ts";
import { type Config, readConfig } from "./server/config/readConfig.ts";
import { exitOnProblem } from "./server/process/exitOnProblem.ts";
import { createMetrics } from "./server/health/metrics.ts";
import { watchOutbox } from "./server/health/watchOutbox.ts";
import { commonHeaders } from "./server/http/commonHeaders.ts";
import { createHttpServer } from "./server/http/createHttpServer.ts";
import { createDrain } from "./server/http/drain.ts";
import { openFrontDoor } from "./server/http/frontDoor.ts";
import { redirectToSite } from "./server/http/redirectToSite.ts";
import { countRefusals } from "./server/http/refusals.ts";
import { healthPaths } from "./server/health/health.ts";
import { listen } from "./server/process/listen.ts";
import { type Logger, createLog } from "./server/log.ts";
import { createDirectOutbox } from "./server/mail/directOutbox.ts";
import { createMailer } from "./server/mail/mailer.ts";
import { mailSender } from "./server/mail/mailSender.ts";
import { earlierMessages } from "./server/mail/earlierMessages.ts";
import { operateOutbox } from "./server/mail/operateOutbox.ts";
import { createOutbox } from "./server/mail/outbox.ts";
import { startDeliveries } from "./server/mail/startDeliveries.ts";
import { createWebhook } from "./server/mail/webhook.ts";
import { startRetention } from "./server/mail/startRetention.ts";
import { onTerminate } from "./server/process/onTerminate.ts";
import type { CreatePage } from "./server/page/page.ts";
import { sessionSecrets } from "./server/session/sessionSecrets.ts";
import { createSessions } from "./server/session/sessions.ts";
import { readAnonKey } from "./server/store/anonKey.ts";
import { openStore } from "./server/store/openStore.ts";
import { createCounts, orInMemory } from "./server/store/counts.ts";
import { requireDataDir } from "./server/store/requireDataDir.ts";
import { checkSqlite } from "./server/store/sqliteVersion.ts";

/** Milliseconds a shutdown may wait for others; giving claims back and closing the store come after. */
const SHUTDOWN = 22_000;

/** Puts the service together and starts it; `createPage` is another one in development. */
export async function start(config: Config, log: Logger, createPage: CreatePage) {
  const { site, chat, custody } = config;
  // Ended in reverse order, also when a later part fails to start.
  const parts = new AsyncDisposableStack();
  try {
    const store = parts.adopt(openStore(config.store, { log }), (part) => part.close());
    const counts = createCounts(store);
    const mailer = parts.adopt(
      createMailer({ ...config.mail, earlierThan: (mail) => earlierMessages(store, mail) }),
      (part) => part.close(),
    );
    const webhook = config.notify && createWebhook(config.notify);
    const stored = createOutbox({ store, hasWebhook: webhook !== undefined });
    const outbox =
      custody === "store"
        ? stored
        : createDirectOutbox({
            store,
            mailer,
            webhook: webhook && {
              onLost: (id, err) => log.error({ id, err }, "webhook not stored: only mailed"),
            },
          });
    const sessions = createSessions({
      store,
      secrets: sessionSecrets(config.sessionSecrets, store),
      issuer: `${site.url}/auth/v1`,
    });
    const { depth } = stored;
    const webhookDepth = webhook && (() => depth("webhook"));
    const metrics = createMetrics({ depth, webhookDepth, gather: figuresOfAll() });
    const server = createHttpServer();
    const drain = createDrain(server);
    const mayCall = dailyLimit(orInMemory(counts), chat.dailyLimit);
    // The model's SDK is half of all our code, and only who has a key needs it.
    const { createModel } = chat.apiKey ? await import("./server/chat/model/model.ts") : {};
    const questions = createOpenQuestions({ store });
    const assistant = createAssistant({
      model: createModel?.(chat, { mayCall, lastCall: drain.lastCall }),
      fallback: chat.fallback,
      site,
      log,
      count: metrics.countChat,
      keepQuestion: site.keepsQuestions ? questions.keep : undefined,
    });
    const anonKey = parts.adopt(await readAnonKey(config.backend.anonKey, store), ({ close }) =>
      close(),
    );
    const page = parts.adopt(await createPage({ site, backend: config.backend, anonKey }), (part) =>
      part.close(),
    );
    parts.adopt(watchOutbox({ depth, log }), (part) => part.stop());
    const { retentionDays } = site;
    parts.adopt(
      startRetention({
        operator: operateOutbox({ store }),
        store,
        retentionDays,
        others: [counts.sweep, sessions.sweep, questions.sweep],
        log,
      }),
      (part) => part.stop(),
    );

    const app = createApp({
      config,
      log,
      anonKey,
      store,
      counts,
      outbox,
      sessions,
      assistant,
      page,
      metrics,
      drain,
    });
    openFrontDoor(server, {
      log,
      countRequest: metrics.countRequest,
      headers: commonHeaders({
        styleHash: page.styleHash,
        backendUrl: config.backend.url,
        https: site.url.startsWith("https:"),
      }),
      drain,
      proxies: config.proxies,
      find: page.find,
      redirect: redirectToSite(site.url, config.proxies),
      refusals: countRefusals(config.limits.refusals),
      onFlood: () => metrics.countLimited("refusals"),
      unguarded: new Set(Object.values(healthPaths)),
      next: app,
    });
    const port = await listen(server, config);
    page.prepare();
    // Only who holds the port delivers: a second start on it must leave the outbox alone.
    const delivery = startDeliveries({
      store,
      outbox: stored,
      senders: [
        // Where custody is the mail server's, what it didn't take was not accepted.
        ...(custody === "store" ? [mailSender(mailer)] : []),
        ...(webhook ? [webhook] : []),
      ],
      log,
    });
    log.info(
      { port, custody, mail: config.mail.server ? "smtp" : config.mail.directory },
      "listening",
    );

    return {
      port,
      stop: async () => {
        const deadline = Date.now() + SHUTDOWN;
        // Both at once: neither may use up the other's time.
        await Promise.allSettled([drain.finish(SHUTDOWN), delivery.stop(deadline - Date.now())]);
        await parts.disposeAsync();
      },
    };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** The program, as the environment wants it: one process, or the one that keeps several running. */
export async function run(): Promise<void> {
  await exitOnProblem(async () => {
    const config = readConfig(process.env);
    requireDataDir(config);
    const log = createLog(config.log);
    const warnings = [...config.warnings, ...checkSqlite(config)];
    if (cluster.isPrimary) for (const warning of warnings) log.warn(warning);
    if (config.processes > 1 && cluster.isPrimary) {
      const crew = await startCrew({ processes: config.processes, log });
      onTerminate(log, crew.stop);
      return;
    }
    const { createPage } = await import("./server/page/page.ts");
    const service = await start(config, log, createPage(join(import.meta.dirname, "client")));
    onTerminate(log, service.stop);
  });
}
