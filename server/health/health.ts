import { Router } from "express";
import { allowMethods } from "../http/allowMethods.ts";
import type { Drain } from "../http/drain.ts";
import { noStore } from "../http/noStore.ts";
import type { Store } from "../store/openStore.ts";
import type { Metrics } from "./metrics.ts";

interface Parts {
  store: Pick<Store, "check">;
  /** Who holds a message once it is accepted. */
  custody: "store" | "smtp";
  metrics: Metrics;
  /** Without a token there is no `/metrics`. */
  metricsToken: string | undefined;
  drain: Pick<Drain, "hasBegun">;
}

/** What ops and the platform ask: is the process alive, should it be sent visitors, how is it doing. */
export function health({ store, custody, metrics, metricsToken, drain }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const onlyReading = allowMethods("GET", "HEAD");

  router.use(["/healthz", "/readyz", "/metrics"], noStore);
  router
    .route("/healthz")
    .get((_request, response) => {
      response.json({ status: "ok" });
    })
    .all(onlyReading);
  router
    .route("/readyz")
    .get(async (_request, response) => {
      const isStoreUp = await store.check();
      const isReady = isStoreUp && !drain.hasBegun();
      response.status(isReady ? 200 : 503).json({
        status: isReady ? "ready" : "unavailable",
        // The outbox is the store's where that has custody; else the mail server is asked at each message.
        checks: { store: isStoreUp, outbox: isStoreUp && !drain.hasBegun() },
        custody,
      });
    })
    .all(onlyReading);
  if (metricsToken !== undefined) {
    router.route("/metrics").get(metrics.answer(metricsToken)).all(onlyReading);
  }
  return router;
}
