import { hash, timingSafeEqual } from "node:crypto";
import type { Request, Response } from "express";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import type { AnsweredRequest } from "../http/requestLog.ts";
import { bearerOf } from "../http/requireKey.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Store } from "../store/openStore.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Parts {
  store: Pick<Store, "check">;
  /** Reads how many deliveries to each destination wait or have failed. */
  depth: Outbox["depth"];
}

/** Creates the metrics of `/metrics`. Labels have few values: a metric keeps each one in memory. */
export function createMetrics({ store, depth }: Parts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });

  const requests = counter("http_requests_total", "Requests answered", "method", "route", "status");
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 25],
    registers,
  });
  const limited = counter("http_limited_total", "Requests refused with 429", "limit");
  const chat = counter("chat_events_total", "Answers of the chat, calls of the model", "event");
  const attempts = counter("mail_attempts_total", "Deliveries tried", "destination", "outcome");
  const readStore = storeGauges(registry, { store, depth });

  return {
    countRequest: ({ method, path: route, status, ms }: AnsweredRequest): void => {
      requests.inc({ method, route, status });
      durations.observe({ route }, ms / 1000);
    },
    countLimited: (limit: string) => limited.inc({ limit }),
    countChat: (event: string) => chat.inc({ event }),
    countAttempt: (destination: string, outcome: string) => attempts.inc({ destination, outcome }),
    /** Creates the handler of `/metrics`, which rejects requests without the token with 401. */
    answer: (token: string) => async (request: Request, response: Response) => {
      if (!isSame(bearerOf(request) ?? "", token)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        throw new RequestError(401, "Falta o token de acesso às métricas.");
      }
      await readStore();
      response.set("Content-Type", registry.contentType).send(await registry.metrics());
    },
  };
}

/** Compares a secret in constant time. Compares hashes, because `timingSafeEqual` requires equal lengths. */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", expected, "buffer"));
}

/** Returns the function that sets the gauges of the store; while it fails, `store_up` is 0 and the others are missing. */
function storeGauges(registry: Registry, { store, depth }: Parts): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge("store_up", "1 while the store takes a write");
  const messages = gauge("outbox_messages", "Deliveries not done", "destination", "state");
  const age = gauge("outbox_oldest_waiting_seconds", "Age of the oldest delivery", "destination");

  return async () => {
    const isUp = await store.check();
    const depths = isUp ? await depth().catch(() => []) : [];
    up.set(Number(isUp));
    messages.reset();
    age.reset();
    for (const { destination, waiting, failed, oldestSeconds } of depths) {
      messages.set({ destination, state: "waiting" }, waiting);
      messages.set({ destination, state: "failed" }, failed);
      age.set({ destination }, oldestSeconds);
    }
  };
}
