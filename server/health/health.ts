import { type RequestHandler, Router } from "express";
import type { Config } from "../config/readConfig.ts";
import { allowMethods } from "../http/allowMethods.ts";
import type { HttpServer } from "../http/httpServer.ts";
import { noStore } from "../http/secureHeaders.ts";
import type { Store } from "../store/openStore.ts";
import type { Metrics } from "./metrics.ts";

interface Parts {
  config: Pick<Config, "metricsToken">;
  store: Pick<Store, "check">;
  metrics: Pick<Metrics, "answer">;
  http: Pick<HttpServer, "isStopping">;
}

/** Creates the routes for platforms and monitoring; `/metrics` exists only with `METRICS_TOKEN`. */
export function health({ config: { metricsToken }, store, metrics, http }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });

  const addRoute = (path: string, answer: RequestHandler) =>
    router.route(path).get(noStore, answer).all(allowMethods("GET", "HEAD"));

  addRoute("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  addRoute("/readyz", async (_request, response) => {
    const isStoreUp = await store.check();
    const isReady = isStoreUp && !http.isStopping();
    response.status(isReady ? 200 : 503).json({
      status: isReady ? "ready" : "unavailable",
      // The outbox is a table of the store, and its delivery ends with the process.
      checks: { store: isStoreUp, outbox: isReady },
    });
  });
  if (metricsToken !== undefined) addRoute("/metrics", metrics.answer(metricsToken));
  return router;
}
