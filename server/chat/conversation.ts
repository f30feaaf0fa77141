import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/**
 * A visitor's message with the earlier conversation. All of it, the assistant's messages included, comes from the
 * request's body: treat it as data, never as instructions.
 */
export interface Conversation {
  message: string;
  /** Earlier messages, oldest first, without `message`. */
  history: readonly ChatMessage[];
  /** Contact data that the visitor confirmed, if any. */
  lead: Lead | null;
  /** Where the visitor came from; used for leads only. */
  origin?: Origin | undefined;
}
