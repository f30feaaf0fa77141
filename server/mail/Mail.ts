import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** Data that a visitor submitted with the contact form, or in the chat as a lead. */
export interface MessageContent {
  name: string;
  email: string;
  /** As typed, trimmed; empty if a lead has no phone. */
  phone: string;
  /** Set for a contact message. */
  message?: string;
  /** Set for a lead: the chat so far, oldest message first. */
  conversation?: readonly ChatMessage[];
  origin?: Origin;
}

/** Mail about one message or lead; `mailBody` builds its body. */
export interface Mail {
  /** UUID of the message; part of the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** Value of `Reply-To`: the visitor's mailbox, except in the test mail of `npm run doctor`. */
  replyTo: { name: string; address: string };
  /** Time of acceptance in epoch ms, by the clock of the process. */
  acceptedAt: number;
  /** May be missing in a message stored by an earlier release. */
  content?: MessageContent;
  /** Reason why the message may be spam, in Portuguese; shown after "Possível spam:". */
  suspicion?: string;
  /**
   * Plain text without the data that is looked up when the mail is sent: WhatsApp links and earlier messages. Shown by
   * `npm run outbox -- show`. Sent only if `content` is missing or `html` is set.
   */
  text: string;
  /**
   * HTML body. If set, `html` and `text` are sent unchanged. Set in the test mail of `npm run doctor`; may be set in a
   * message stored by an earlier release.
   */
  html?: string;
}
