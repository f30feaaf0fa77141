import type { Request, Response } from "express";
import {
  AggregatorRegistry,
  Counter,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import { isSame } from "../http/isSame.ts";
import { bearerOf } from "../http/requireKey.ts";
import type { Depth } from "../mail/outbox.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { registerOutboxGauges, registerWebhookGauges } from "./outboxGauges.ts";
import { sourceOf } from "./sourceOf.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Options {
  /** Reads the outbox; the gauges of a scrape share one call. */
  depth: () => Promise<Depth>;
  /** Set if there is a webhook. */
  webhookDepth?: (() => Promise<Depth>) | undefined;
  /** Returns the metrics of all processes; those of this process by default. */
  gather?: ((registry: Registry) => Promise<string>) | undefined;
}

export function createMetrics(options: Options) {
  const { depth, webhookDepth, gather = (own) => own.metrics() } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  AggregatorRegistry.setRegistries(registry);

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
  const limited = new Counter({
    name: "http_limited_total",
    help: "Requests refused with 429, by the limit they were over",
    labelNames: ["limit"],
    registers: [registry],
  });
  const chat = new Counter({
    name: "chat_events_total",
    help: "Answers of the assistant, fallbacks to the built-in one, and calls of the model by outcome",
    labelNames: ["event"],
    registers: [registry],
  });
  const accepted = new Counter({
    name: "accepted_total",
    help: "Contact messages and leads accepted, by kind and by where the visitor came from",
    labelNames: ["kind", "source"],
    registers: [registry],
  });
  registerOutboxGauges(registry, depth);
  if (webhookDepth) registerWebhookGauges(registry, webhookDepth);

  return {
    registry,
    countRequest: (method: string, status: number, seconds?: number) => {
      requests.inc({ method: METHODS.has(method) ? method : "other", status });
      if (seconds !== undefined) durations.observe(seconds);
    },
    countLimited: (limit: string) => limited.inc({ limit }),
    countChat: (event: string) => chat.inc({ event }),
    countAccepted: (kind: "contact" | "lead", origin: Origin | undefined) =>
      accepted.inc({ kind, source: sourceOf(origin) }),
    /** Creates the handler of `/metrics`, which rejects requests without the token with 401. */
    answer: (token: string) => async (request: Request, response: Response) => {
      if (!isSame(bearerOf(request) ?? "", token)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        throw new RequestError(401, "Falta o token de acesso às métricas.");
      }
      response.set("Content-Type", registry.contentType).send(await gather(registry));
    },
  };
}

/** Methods used as label values; others are counted as "other", because a metric keeps each new value in memory. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
