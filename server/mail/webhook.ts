import { Webhook } from "standardwebhooks";
import { protocolOf } from "../../src/shared/protocol.ts";
import type { Config } from "../config/readConfig.ts";
import type { Failure, Sender } from "./deliver.ts";
import type { Part } from "./Mail.ts";

/** Time limit of an attempt in ms; receivers should respond before they process the message. */
const MAX_SEND_MS = 30_000;

const MAX_RETRY_AFTER_MS = 3_600_000;

/** Ends the delivery. The receiver answered on purpose, so it counts as up. */
const GONE = 410;

/** Statuses that say nothing about other messages: bad request, conflict, too large, unprocessable. */
const ABOUT_THE_MESSAGE = new Set([GONE, 400, 409, 413, 422]);

/** Statuses for which `Retry-After` is read. */
const BUSY = new Set([429, 503]);

/** Thrown when the receiver responded with a status other than 2xx. */
class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor({ status, headers }: Response) {
    super(`HTTP ${status}`);
    this.status = status;
    this.retryAfterMs = BUSY.has(status) ? readRetryAfter(headers.get("retry-after")) : undefined;
  }
}

/**
 * Creates the sender for the webhook: a POST signed according to Standard Webhooks
 * (https://www.standardwebhooks.com). A repeated delivery has the same `webhook-id`.
 */
export function createWebhook({ url, secret }: NonNullable<Config["notify"]>): Sender {
  const signer = new Webhook(secret);

  async function send(part: Part, signal: AbortSignal): Promise<void> {
    const id = part.part === 0 ? part.mail.id : `${part.mail.id}.${part.part}`;
    const body = JSON.stringify(webhookEvent(part));
    const now = new Date();
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "nora",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signer.sign(id, now, body),
      },
      body,
      redirect: "manual",
      signal,
    });
    // The response's body isn't read: a malicious receiver could send without end.
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response);
  }

  return { destination: "webhook", send, classify, maxSendMs: MAX_SEND_MS };
}

function webhookEvent({ mail, part, said, createdAt }: Part) {
  const { id, kind, acceptedAt, content } = mail;
  const { name, email, phone, message = "", conversation = [], origin } = content;
  return {
    type: part === 0 ? `${kind}.accepted` : "lead.continued",
    timestamp: new Date(part === 0 ? acceptedAt : createdAt).toISOString(),
    data: {
      id,
      protocol: protocolOf(id),
      acceptedAt: new Date(acceptedAt).toISOString(),
      name,
      email,
      phone: phone || null,
      ...(kind === "lead" ? { conversation: part === 0 ? conversation : said } : { message }),
      ...(origin && { origin }),
    },
  };
}

function classify(error: unknown): Failure {
  const refusal = error instanceof WebhookRefused ? error : undefined;
  const reason = reasonOf(error);
  return {
    isReceiverUp: refusal !== undefined && ABOUT_THE_MESSAGE.has(refusal.status),
    isRefusal: false,
    isFinal: refusal?.status === GONE,
    retryAfterMs: refusal?.retryAfterMs,
    error: reason,
    // Not the error itself: it could contain the URL, which may be secret.
    details: { reason },
    level: "warn",
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof WebhookRefused) return error.message;
  if (!Error.isError(error)) return "unknown";
  const { code, cause } = error as Error & { code?: unknown };
  if (error.name === "TimeoutError" || code === "ETIMEDOUT") return "took too long";
  const causeCode = (cause as { code?: unknown } | undefined)?.code;
  return typeof causeCode === "string" ? causeCode : error.name;
}

/** Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). Returns ms, up to an hour; undefined if it is invalid. */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
