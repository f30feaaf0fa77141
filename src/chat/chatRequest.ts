import type { ChatMessage, ChatRequest } from "../shared/chat.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { cutAt } from "../shared/cutAt.ts";
import type { Conversation, Entry } from "./conversation.ts";

/** Returns the request for a new message: the newest entries before it, the message and the lead. */
export function requestOf({ entries, lead, leadId }: Conversation, message: string): ChatRequest {
  return { message, conversationHistory: historyOf(entries), leadData: lead, leadId };
}

/**
 * Returns the request that delivers a confirmed lead without a message. Drops the oldest entries to stay within
 * `maxBytes`, because browsers limit the body of a request that outlives its page.
 */
export function leadRequestOf(conversation: Conversation, maxBytes: number): ChatRequest {
  const request = requestOf(conversation, "");
  const { conversationHistory } = request;
  while (conversationHistory.length > 0 && bytesOf(request) > maxBytes) conversationHistory.shift();
  return request;
}

function historyOf(entries: readonly Entry[]): ChatMessage[] {
  return entries
    .filter(({ content }) => content.trim() !== "")
    .slice(-chatLimits.pageHistory)
    .map(({ role, content }) => ({ role, content: cutAt(content, chatLimits.content) }));
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
