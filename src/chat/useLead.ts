import { useEffect, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import type { ChatRequest } from "../shared/chat.ts";
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

interface LeadParts {
  store: ConversationStore;
  call: CallFunction;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/**
 * Returns `confirm`, and sends a confirmed lead until the service accepts it: immediately, after a pause, and when the
 * network is back.
 */
export function useLead({ store: { conversation, current, dispatch }, call, announce }: LeadParts) {
  const showToast = useToast("lead");
  const { leadId, delivery } = conversation;
  const deliveryBefore = useRef(delivery);
  const isWaiting = delivery === "due" || delivery === "delayed";

  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = async () => {
      clearTimeout(timer);
      const pauseMs = await deliver(call, current());
      if (isOver) return;
      if (pauseMs === 0) return dispatch({ type: "delivered" });
      dispatch({ type: "delayed" });
      timer = setTimeout(attempt, pauseMs);
    };

    void attempt();
    addEventListener("online", attempt);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", attempt);
    };
  }, [isWaiting, leadId, call, current, dispatch]);

  useEffect(() => {
    const wasDelayed = deliveryBefore.current === "delayed";
    deliveryBefore.current = delivery;
    if (delivery === "delayed" && !wasDelayed)
      showToast({ ...chatToasts.leadDelayed, urgent: true });
    if (delivery === "delivered" && wasDelayed)
      showToast({ ...chatToasts.leadReceived, success: true });
    if (delivery === "none" && wasDelayed) showToast(null);
  }, [delivery, showToast]);

  function confirm(lead: Lead) {
    dispatch({ type: "confirmed", lead, leadId: randomId() });
    showToast({ ...chatToasts.leadReceived, success: true });
    announce(lastOf(current()).content);
  }

  return { confirm };
}

/** Sends the lead without a message. Resolves to the pause before the next attempt in ms; 0 if it has arrived. */
async function deliver(call: CallFunction, conversation: Conversation): Promise<number> {
  try {
    const { status, retryAfterMs } = await call(paths.chatbot, {
      body: leadRequest(conversation),
      // The request outlives the page: the visitor may leave at once.
      leaving: true,
      signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
    });
    return status < 300 ? 0 : (retryAfterMs ?? RETRY_MS);
  } catch {
    return RETRY_MS;
  }
}

/** Drops the oldest entries that exceed `KEEPALIVE_BYTES`. */
function leadRequest(conversation: Conversation): ChatRequest {
  const request = requestOf(conversation, "");
  const { conversationHistory } = request;
  const bytes = () => new TextEncoder().encode(JSON.stringify(request)).length;
  while (conversationHistory.length > 0 && bytes() > KEEPALIVE_BYTES) conversationHistory.shift();
  return request;
}

/** `randomUUID` is undefined where a page isn't served by https. */
function randomId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint8Array(16)).join("-");
}
