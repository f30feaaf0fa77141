import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** Data the visitor sent. */
export interface MessageContent {
  name: string;
  email: string;
  /** As typed; empty if a lead has no phone. */
  phone: string;
  /** Set for a contact message. */
  message?: string;
  /** Set for a lead, oldest message first. */
  conversation?: readonly ChatMessage[];
  origin?: Origin;
}

/** One mail to the company. `mailBody` writes its text and HTML when it is sent. */
export interface Mail {
  /** UUID of the message; used as `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** Address of the visitor, to which the company replies. */
  replyTo: { name: string; address: string };
  /** Time of acceptance in epoch ms. */
  acceptedAt: number;
  /** Missing in messages stored by an earlier release. */
  content?: MessageContent;
  /** Reason why the message may be spam, as a sentence. */
  suspicion?: string;
  /**
   * Text without the data that `mailBody` looks up, for the operator's commands. A release without `mailBody`,
   * running at the same time during a deploy, sends it.
   */
  text: string;
  /** Set in messages stored by an earlier release; the mail is then sent unchanged. */
  html?: string;
}
