import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** Data of a visitor's message or lead. */
export interface MessageContent {
  name: string;
  email: string;
  /** As typed, trimmed; empty if a lead has no phone. */
  phone: string;
  /** Set for a contact message. */
  message?: string;
  /** Set for a lead, oldest message first. */
  conversation?: readonly ChatMessage[];
  origin?: Origin;
}

/** Mail to the company about one message or lead. `mailBody` writes its text and HTML when it is sent. */
export interface Mail {
  /** UUID of the message; part of the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** Mailbox of the visitor, to which the company replies. */
  replyTo: { name: string; address: string };
  /** Time of acceptance in epoch ms, by the clock of the process. */
  acceptedAt: number;
  /** Missing in messages stored by an earlier release. */
  content?: MessageContent;
  /** Reason why the message may be spam, in Portuguese; shown after "Possível spam:". */
  suspicion?: string;
  /**
   * Plain text without WhatsApp links and earlier messages, shown by `npm run outbox`. Sent if `content` is missing or
   * `html` is set, and by a release without `mailBody` that runs at the same time during a deploy.
   */
  text: string;
  /** Set in the doctor's test mail and in messages stored by an earlier release: they are sent unchanged. */
  html?: string;
}
