import { createHmac } from "node:crypto";
import { protocolOf } from "../../src/shared/protocol.ts";
import type { Config } from "../config/readConfig.ts";
import { readRetryAfter } from "../readRetryAfter.ts";
import type { Failure, Sender } from "./deliver.ts";
import type { Mail, MessageContent } from "./Mail.ts";

/** Time limit of an attempt in ms; receivers should respond before they process the message. */
const MAX_SEND_MS = 30_000;

/** Ends the delivery. The receiver answered on purpose, so it counts as up. */
const GONE = 410;

/** Statuses that say nothing about other messages: bad request, conflict, too large, unprocessable. */
const ABOUT_THE_MESSAGE = new Set([400, 409, 413, 422]);

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
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(webhookEvent(mail));
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", key).update(`${mail.id}.${timestamp}.${body}`);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "nora",
        "webhook-id": mail.id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": `v1,${signature.digest("base64")}`,
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

function webhookEvent({ id, kind, acceptedAt, replyTo, content }: Mail) {
  const accepted = new Date(acceptedAt).toISOString();
  // Messages stored by an earlier release may have no content.
  const sender: MessageContent = { name: replyTo.name, email: replyTo.address, phone: "" };
  const { name, email, phone, message = "", conversation = [], origin } = content ?? sender;
  return {
    type: `${kind}.accepted`,
    timestamp: accepted,
    data: {
      id,
      protocol: protocolOf(id),
      acceptedAt: accepted,
      name,
      email,
      phone: phone || null,
      ...(kind === "lead" ? { conversation } : { message }),
      ...(origin && { origin }),
    },
  };
}

function classify(error: unknown): Failure {
  const refusal = error instanceof WebhookRefused ? error : undefined;
  const isGone = refusal?.status === GONE;
  const reason = reasonOf(error);
  return {
    isReceiverUp: isGone || (refusal !== undefined && ABOUT_THE_MESSAGE.has(refusal.status)),
    refused: false,
    isFinal: isGone,
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
