import { useEffect } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { chatToasts } from "../shared/content/chat.ts";
import type { Lead } from "../shared/lead.ts";
import { paths } from "../shared/paths.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type Conversation, lastOf, requestOf } from "./conversation.ts";
import type { ConversationStore } from "./useConversation.ts";

/** Maximum body of the request in bytes: browsers allow 64 KiB for requests that outlive their page. */
const KEEPALIVE_BYTES = 60_000;

const DELIVERY_LIMIT_MS = 15_000;

/** Pause in ms before the next attempt if the service sends no `Retry-After`. */
const RETRY_MS = 30_000;

/**
 * Returns `confirm`, which returns the thanks. Sends a confirmed lead until the service accepts it: immediately, after
 * a pause, and when the network is back.
 */
export function useLead(
  { conversation, current, dispatch }: ConversationStore,
  call: CallFunction,
) {
  const showToast = useToast("lead");
  const { lead, leadId, delivered } = conversation;
  const isDue = lead !== null && !delivered;

  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDelayed = false;
    const attempt = async () => {
      clearTimeout(timer);
      const pauseMs = await deliver(call, current());
      if (current().leadId !== leadId || current().delivered) return;
      if (pauseMs === 0) return dispatch({ type: "delivered" });
      timer = setTimeout(attempt, pauseMs);
      if (!isDelayed) showToast({ ...chatToasts.leadDelayed, urgent: true });
      isDelayed = true;
    };

    void attempt();
    addEventListener("online", attempt);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", attempt);
      // Delivered, or erased.
      const received = { ...chatToasts.leadReceived, success: true };
      if (isDelayed) showToast(current().delivered ? received : null);
    };
  }, [isDue, leadId, call, current, dispatch, showToast]);

  function confirm(confirmed: Lead) {
    dispatch({ type: "confirmed", lead: confirmed, leadId: randomId() });
    showToast({ ...chatToasts.leadReceived, success: true });
    return lastOf(current()).content;
  }

  return { confirm };
}

/** Sends the lead without a message. Resolves to the pause before the next attempt in ms; 0 if it has arrived. */
async function deliver(call: CallFunction, conversation: Conversation): Promise<number> {
  const body = requestOf(conversation, "");
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  try {
    const { status, retryAfterMs } = await call(paths.chatbot, {
      body,
      // The request outlives the page: the visitor may leave at once.
      leaving: bytes < KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
    });
    return status < 300 ? 0 : (retryAfterMs ?? RETRY_MS);
  } catch {
    return RETRY_MS;
  }
}

/** `randomUUID` is undefined where a page isn't served by https. */
function randomId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint8Array(16)).join("-");
}
