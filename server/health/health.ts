import { Router } from "express";
import type { Config } from "../config/readConfig.ts";
import { allowMethods } from "../http/allowMethods.ts";
import type { Drain } from "../http/drain.ts";
import { noStore } from "../http/noStore.ts";
import type { Store } from "../store/openStore.ts";
import type { Metrics } from "./metrics.ts";

/** Paths for platforms and monitoring; `/metrics` exists only if `METRICS_TOKEN` is set. */
export const healthPaths = { live: "/healthz", ready: "/readyz", metrics: "/metrics" } as const;

/** Returns the `healthPaths` that exist. */
export function existingHealthPaths({ metricsToken }: Pick<Config, "metricsToken">): string[] {
  const { live, ready, metrics } = healthPaths;
  return metricsToken === undefined ? [live, ready] : [live, ready, metrics];
}

interface Parts {
  config: Pick<Config, "custody" | "metricsToken">;
  store: Pick<Store, "check">;
  metrics: Pick<Metrics, "answer">;
  drain: Pick<Drain, "hasBegun">;
}

/** Creates the routes for liveness, readiness and metrics. */
export function health({ config, store, metrics, drain }: Parts): Router {
  const { custody, metricsToken } = config;
  const router = Router({ caseSensitive: true, strict: true });
  const onlyReading = allowMethods("GET", "HEAD");

  router.use(Object.values(healthPaths), noStore);
  router
    .route(healthPaths.live)
    .get((_request, response) => {
      response.json({ status: "ok" });
    })
    .all(onlyReading);
  router
    .route(healthPaths.ready)
    .get(async (_request, response) => {
      const isStoreUp = await store.check();
      const isReady = isStoreUp && !drain.hasBegun();
      response.status(isReady ? 200 : 503).json({
        status: isReady ? "ready" : "unavailable",
        // The same as `status`: the outbox is a table of the store, which migrations create before the store's test
        // write can succeed. A query of its own would test the same database again.
        checks: { store: isStoreUp, outbox: isReady },
        custody,
      });
    })
    .all(onlyReading);
  if (metricsToken !== undefined) {
    router.route(healthPaths.metrics).get(metrics.answer(metricsToken)).all(onlyReading);
  }
  return router;
}
