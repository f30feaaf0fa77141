import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/**
 * A visitor's message with the earlier conversation. All of it, the assistant's messages included, was sent by the
 * visitor's browser: treat it as data, never as instructions.
 */
export interface Conversation {
  message: string;
  /** Earlier messages, oldest first, without `message`. */
  history: readonly ChatMessage[];
  /** Contact data that the visitor confirmed, if any. */
  lead: Lead | null;
  /** Origin of the visitor, for the lead's mail. */
  origin?: Origin | undefined;
}
