import type { RequestHandler } from "express";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { RequestError } from "../http/RequestError.ts";
import { isSame } from "../http/isSame.ts";
import type { Depth } from "../mail/outbox.ts";

/** What `/metrics` tells, in Prometheus' text format. */
export interface Metrics {
  /** Counts and times every request. */
  observe: RequestHandler;
  /** Answers those who show the token. */
  answer: (token: string) => RequestHandler;
  registry: Registry;
}

/** @param depth of the outbox, asked at each scrape. */
export function createMetrics(depth: () => Promise<Depth>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by method and status",
    labelNames: ["method", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 25],
    registers: [registry],
  });
  const outbox = new Gauge({
    name: "outbox_messages",
    help: "Messages in the outbox, by state",
    labelNames: ["state"],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest message that still waits for the mail server",
    registers: [registry],
  });

  async function readOutbox(): Promise<void> {
    // A scrape must tell of the process even while the store can't tell of the outbox.
    const found = await depth().catch(() => null);
    outbox.set({ state: "waiting" }, found?.waiting ?? Number.NaN);
    outbox.set({ state: "failed" }, found?.failed ?? Number.NaN);
    oldest.set(found?.oldestSeconds ?? Number.NaN);
  }

  return {
    registry,
    observe(request, response, next) {
      const stop = durations.startTimer();
      response.on("close", () => {
        stop();
        requests.inc({ method: knownMethod(request.method), status: response.statusCode });
      });
      next();
    },
    answer: (token) => async (request, response) => {
      if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        throw new RequestError(401, "Falta o token de acesso às métricas.");
      }
      await readOutbox();
      response.set("Content-Type", registry.contentType).send(await registry.metrics());
    },
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** A label's values are kept for ever: a stranger must not be able to invent new ones. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
