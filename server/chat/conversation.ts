import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** What a visitor asks, and what came before it. All of it was sent by the visitor: data, never orders. */
export interface Conversation {
  message: string;
  /** Oldest first, without `message`. */
  history: readonly ChatMessage[];
  /** Contact data the visitor confirmed. */
  lead: Lead | null;
  /** Where the visitor came from; for the lead's mail. */
  origin?: Origin | undefined;
}
