import { type Dispatch, useEffect, useEffectEvent } from "react";
import { callFunction } from "../backend/callFunction.ts";
import { chatToasts } from "../shared/content/chat.ts";
import { paths } from "../shared/paths.ts";
import type { Backend } from "../shared/view.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type Action, type Conversation, requestOf } from "./conversation.ts";

/** Maximum length of a request that outlives its page. Browsers allow 64 KiB; a UTF-16 code unit takes up to 3 bytes. */
const KEEPALIVE_LENGTH = 20_000;

const RETRY_MS = 60_000;

/**
 * Sends a confirmed lead until the service accepts it: immediately, every minute, and when the network is back.
 * Tells the visitor about a delay.
 */
export function useLeadDelivery(
  conversation: Conversation,
  dispatch: Dispatch<Action>,
  backend: Backend,
): void {
  const showToast = useToast("lead");
  const { lead, leadId, deliveredId } = conversation;
  const isDue = lead !== null && leadId !== deliveredId;

  /** Resolves to whether the service has accepted the lead. */
  const attempt = useEffectEvent(async () => {
    const body = requestOf(conversation, "");
    // The request outlives the page if it may: the visitor may leave at once.
    const leaving = JSON.stringify(body).length < KEEPALIVE_LENGTH;
    const answer = await callFunction(backend, paths.chatbot, { body, leaving }).catch(() => null);
    return answer !== null && answer.status < 300;
  });

  useEffect(() => {
    if (!isDue) return undefined;
    let isDelayed = false;
    const deliver = async () => {
      const hasArrived = await attempt();
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
  }, [isDue, leadId, dispatch, showToast]);
}
