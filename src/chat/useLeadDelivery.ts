import { useEffect } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { chatToasts } from "../shared/content/chat.ts";
import { paths } from "../shared/paths.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type Conversation, requestOf } from "./conversation.ts";
import type { ConversationStore } from "./useConversation.ts";

/** Maximum length of a request that outlives its page. Browsers allow 64 KiB; a UTF-16 code unit takes up to 3 bytes. */
const KEEPALIVE_LENGTH = 20_000;

const ATTEMPT_LIMIT_MS = 15_000;
const RETRY_MS = 60_000;

/**
 * Sends a confirmed lead until the service accepts it: immediately, every minute, and when the network is back.
 * Tells the visitor about a delay.
 */
export function useLeadDelivery(
  { conversation, current, dispatch }: ConversationStore,
  call: CallFunction,
): void {
  const showToast = useToast("lead");
  const { lead, leadId, delivered } = conversation;
  const isDue = lead !== null && !delivered;

  useEffect(() => {
    if (!isDue) return undefined;
    let isDelayed = false;
    const deliver = async () => {
      const hasArrived = await attempt(call, current());
      if (hasArrived) dispatch({ type: "delivered", leadId });
      if (hasArrived && isDelayed) showToast({ ...chatToasts.leadReceived, success: true });
      if (!hasArrived && !isDelayed) showToast({ ...chatToasts.leadDelayed, urgent: true });
      isDelayed = true;
    };
    void deliver();
    const timer = setInterval(deliver, RETRY_MS);
    addEventListener("online", deliver);
    return () => {
      clearInterval(timer);
      removeEventListener("online", deliver);
    };
  }, [isDue, leadId, call, current, dispatch, showToast]);
}

/** Sends the lead without a message. Resolves to whether the service has accepted it. */
async function attempt(call: CallFunction, conversation: Conversation): Promise<boolean> {
  const body = requestOf(conversation, "");
  // The request outlives the page if it may: the visitor may leave at once.
  const leaving = JSON.stringify(body).length < KEEPALIVE_LENGTH;
  const signal = AbortSignal.timeout(ATTEMPT_LIMIT_MS);
  try {
    const { status } = await call(paths.chatbot, { body, leaving, signal });
    return status < 300;
  } catch {
    return false;
  }
}
