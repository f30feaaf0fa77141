import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import { isSame } from "../http/isSame.ts";
import type { Ledger } from "../http/requestLog.ts";
import type { Depth } from "../mail/outbox.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { sourceOf } from "./sourceOf.ts";
import { LATE_SECONDS } from "./watchOutbox.ts";

/** What `/metrics` tells, in Prometheus' text format. */
export interface Metrics {
  /** Counts and times a request. */
  countRequest: Ledger["countRequest"];
  /** Counts an answer that no handler gave. */
  countAnswer: (status: number) => void;
  /** Counts a request refused by the limit of that name. */
  countLimited: (limit: string) => void;
  /** Counts one of the assistant's answers, or one of the model's calls by its outcome. */
  countChat: (event: ChatEvent) => void;
  /** Counts an accepted contact message or lead by the kind of its origin. */
  countAccepted: (kind: "contact" | "lead", origin: Origin | undefined) => void;
  /** Answers those who show the token. */
  answer: (token: string) => RequestHandler;
  registry: Registry;
}

/** `fallback` is an answer of the built-in assistant where a model should have given it. */
export type ChatEvent =
  | "answer"
  | "fallback"
  | "model-answered"
  | "model-failed"
  | "model-refused"
  | "model-spent";

interface Options {
  /** Of the outbox, asked at each scrape. */
  depth: () => Promise<Depth>;
  /** The figures of all processes of this service together; this one's own by default. */
  gather?: ((registry: Registry) => Promise<string>) | undefined;
}

interface OutboxGauge {
  name: string;
  help: string;
  labelNames?: "state"[];
  tell: (gauge: Gauge<"state">, depth: Depth) => void;
}

export function createMetrics({ depth, gather = (own) => own.metrics() }: Options): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  AggregatorRegistry.setRegistries(registry);

  // Counted here, and told at a scrape: the library would make a text of the labels with every request.
  const answered = new Map<string, Map<number, number>>();
  registry.registerMetric(
    new Counter({
      name: "http_requests_total",
      help: "Requests answered, by method and status",
      labelNames: ["method", "status"],
      registers: [],
      collect() {
        this.reset();
        for (const [method, counts] of answered) {
          for (const [status, count] of counts) this.inc({ method, status }, count);
        }
      },
    }),
  );

  function countAnswered(method: string, status: number): void {
    let counts = answered.get(method);
    if (!counts) answered.set(method, (counts = new Map()));
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

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
  tellOfOutbox({
    name: "outbox_messages",
    help: "Messages in the outbox, by state",
    labelNames: ["state"],
    tell(gauge, { waiting, failed }) {
      gauge.set({ state: "waiting" }, waiting);
      gauge.set({ state: "failed" }, failed);
    },
  });
  tellOfOutbox({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest message that still waits for the mail server",
    tell: (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  });
  tellOfOutbox({
    name: "outbox_late",
    help: `1 while a message waits for more than ${LATE_SECONDS} seconds`,
    tell(gauge, { oldestSeconds }) {
      gauge.set(Number.isNaN(oldestSeconds) ? Number.NaN : Number(oldestSeconds > LATE_SECONDS));
    },
  });

  function tellOfOutbox({ name, help, labelNames = [], tell }: OutboxGauge): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        // Every process sees the same outbox: one of them speaks for all.
        aggregator: "max",
        registers: [],
        async collect() {
          tell(this, await known());
        },
      }),
    );
  }

  let asked: { at: number; answer: Promise<Depth> } | undefined;

  /** Asked once a scrape. One must tell of the process even while the store can't tell of the outbox. */
  function known(): Promise<Depth> {
    if (!asked || performance.now() - asked.at > 500) {
      const silence = sleep(2000, UNKNOWN, { ref: false });
      const answer = Promise.race([depth().catch(() => UNKNOWN), silence]);
      asked = { at: performance.now(), answer };
    }
    return asked.answer;
  }

  return {
    registry,
    countRequest(method, status, seconds) {
      durations.observe(seconds);
      countAnswered(knownMethod(method), status);
    },
    countAnswer: (status) => countAnswered("other", status),
    countLimited: (limit) => limited.inc({ limit }),
    countChat: (event) => chat.inc({ event }),
    countAccepted: (kind, origin) => accepted.inc({ kind, source: sourceOf(origin) }),
    answer: (token) => async (request, response) => {
      if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        throw new RequestError(401, "Falta o token de acesso às métricas.");
      }
      response.set("Content-Type", registry.contentType).send(await gather(registry));
    },
  };
}

const UNKNOWN: Depth = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** A label's values are kept for ever: a stranger must not be able to invent new ones. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
