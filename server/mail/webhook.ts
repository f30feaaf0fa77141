import { Webhook } from "standardwebhooks";
import { protocolOf } from "../../src/shared/protocol.ts";
import type { Config } from "../config/readConfig.ts";
import type { Sender } from "./delivery.ts";
import { type Delivery, partId } from "./Message.ts";

/** Time limit of an attempt in ms; receivers should respond before they process the message. */
const MAX_SEND_MS = 30_000;

const MAX_RETRY_AFTER_MS = 3_600_000;

/**
 * Creates the sender for the webhook: a POST signed according to Standard Webhooks
 * (https://www.standardwebhooks.com). A repeated delivery has the same `webhook-id`.
 */
export function createWebhook({ url, secret }: NonNullable<Config["notify"]>): Sender {
  const signer = new Webhook(secret);

  async function post(delivery: Delivery, signal: AbortSignal) {
    const id = partId(delivery);
    const body = JSON.stringify(webhookEvent(delivery));
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
    if (response.ok) return undefined;
    return {
      reason: `HTTP ${response.status}`,
      // Gone.
      isFinal: response.status === 410,
      retryAfterMs: readRetryAfter(response.headers.get("retry-after")),
    };
  }

  return {
    destination: "webhook",
    maxSendMs: MAX_SEND_MS,
    send: async (delivery, signal) =>
      await post(delivery, signal).catch((error: unknown) => ({ reason: reasonOf(error) })),
  };
}

function webhookEvent({ message: stored, part, conversation, createdAt }: Delivery) {
  const { id, kind, acceptedAt, content } = stored;
  const { name, email, phone, message = "", origin } = content;
  return {
    type: part === 0 ? `${kind}.accepted` : "lead.continued",
    timestamp: new Date(createdAt).toISOString(),
    data: {
      id,
      protocol: protocolOf(id),
      acceptedAt: new Date(acceptedAt).toISOString(),
      name,
      email,
      phone: phone || null,
      ...(kind === "lead" ? { conversation } : { message }),
      origin,
    },
  };
}

/** Returns what is wrong, without the error's message: it could contain the URL, which may be secret. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  if (name === "TimeoutError") return "took too long";
  return typeof cause?.code === "string" ? cause.code : name;
}

/** Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). Returns ms, up to an hour; undefined if it is invalid. */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
