import type { Request, RequestHandler, Response } from "express";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Origin } from "../../src/shared/origin.ts";
import { paths } from "../../src/shared/paths.ts";
import { RequestError } from "../errors/RequestError.ts";
import { pathOf } from "../http/requestLog.ts";
import { bearerOf, isSame } from "../http/requireKey.ts";
import type { Store } from "../store/openStore.ts";
import { LATE_SECONDS, type ReadDepth } from "./watchOutbox.ts";
import { sourceOf, sources } from "./sourceOf.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Parts {
  store: Pick<Store, "check">;
  depth: ReadDepth;
}

const STATUSES = [200, 500, 502, 503, 504];
const KINDS = ["contact", "lead"] as const;
const LIMITS = ["common", "contact", "chat-address", "chat", "lead", "session"];
const CHAT_EVENTS = ["answer", "fallback", "guarded", "model-answered", "model-failed"];
const MAIL_OUTCOMES = ["delivered", "postponed", "failed"];

/** Methods used as label values; others are counted as "other", because a metric keeps each new value in memory. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Creates the metrics of `/metrics`. */
export function createMetrics({ store, depth }: Parts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, durations, limited, chat, accepted, attempts } = createCounters(registry);
  const readStore = storeGauges(registry, { store, depth });

  const countRequests: RequestHandler = (request, response, next) => {
    const arrival = performance.now();
    response.once("close", () => {
      const route = pathOf(request.route);
      const method = METHODS.has(request.method) ? request.method : "other";
      requests.inc({ method, route, status: response.statusCode });
      const isStream = response.get("Content-Type")?.startsWith("text/event-stream");
      if (!isStream) durations.observe({ route }, (performance.now() - arrival) / 1000);
    });
    next();
  };

  /** Resolves with the metrics as Prometheus text. */
  async function read(): Promise<string> {
    await readStore();
    return await registry.metrics();
  }

  return {
    countRequests,
    countLimited: (limit: string) => limited.inc({ limit }),
    countChat: (event: string) => chat.inc({ event }),
    countAccepted: (kind: (typeof KINDS)[number], origin: Origin | undefined) =>
      accepted.inc({ kind, source: sourceOf(origin) }),
    countAttempt: (destination: string, outcome: string) => attempts.inc({ destination, outcome }),
    read,
    /** Creates the handler of `/metrics`, which rejects requests without the token with 401. */
    answer: (token: string) => async (request: Request, response: Response) => {
      if (!isSame(bearerOf(request) ?? "", token)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        throw new RequestError(401, "Falta o token de acesso às métricas.");
      }
      response.set("Content-Type", registry.contentType).send(await read());
    },
  };
}

/** Registers the counters. The series that alerts use begin at 0, so that their first increase is seen. */
function createCounters(registry: Registry) {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter("http_requests_total", "Requests answered", [
    "method",
    "route",
    "status",
  ]);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer, without streamed answers",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 25],
    registers,
  });
  const limited = counter("http_limited_total", "Requests refused with 429", ["limit"]);
  const chat = counter("chat_events_total", "Answers of the chat, calls of the model", ["event"]);
  const accepted = counter("accepted_total", "Contact messages and leads accepted", [
    "kind",
    "source",
  ]);
  const attempts = counter("mail_attempts_total", "Deliveries tried", ["destination", "outcome"]);

  for (const route of [paths.contact, paths.chatbot]) {
    for (const status of STATUSES) requests.inc({ method: "POST", route, status }, 0);
  }
  for (const limit of LIMITS) limited.inc({ limit }, 0);
  for (const event of CHAT_EVENTS) chat.inc({ event }, 0);
  for (const kind of KINDS) {
    for (const source of sources) accepted.inc({ kind, source }, 0);
  }
  for (const outcome of MAIL_OUTCOMES) attempts.inc({ destination: "mail", outcome }, 0);
  return { requests, durations, limited, chat, accepted, attempts };
}

/** Returns the function that sets the gauges of the store; while it fails, `store_up` is 0 and the others are missing. */
function storeGauges(registry: Registry, { store, depth }: Parts): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge("store_up", "1 while the store takes a write");
  const messages = gauge("outbox_messages", "Deliveries not done, by state", [
    "destination",
    "state",
  ]);
  const age = gauge("outbox_oldest_waiting_seconds", "Age of the oldest waiting delivery", [
    "destination",
  ]);
  const late = gauge("outbox_late", `1 while a delivery waits for over ${LATE_SECONDS} s`, [
    "destination",
  ]);

  return async () => {
    const isUp = await store.check();
    const depths = isUp ? await depth().catch(() => []) : [];
    up.set(Number(isUp));
    for (const each of [messages, age, late]) each.reset();
    for (const { destination, waiting, failed, oldestSeconds } of depths) {
      messages.set({ destination, state: "waiting" }, waiting);
      messages.set({ destination, state: "failed" }, failed);
      age.set({ destination }, oldestSeconds);
      late.set({ destination }, Number(oldestSeconds > LATE_SECONDS));
    }
  };
}
