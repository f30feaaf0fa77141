import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** The visitor's own data, for whatever is no mail: the webhook, and the operator's lists. */
export interface MessageContent {
  name: string;
  email: string;
  /** As typed; empty where a lead gave none. */
  phone: string;
  /** Of a contact message. */
  message?: string;
  /** Of a lead, oldest first. */
  conversation?: readonly ChatMessage[];
  origin?: Origin;
}

/** One mail to the company; `mailBody` writes its parts when it is sent. */
export interface Mail {
  /** UUID of what it tells of; it becomes the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** The visitor, whom the company answers. */
  replyTo: { name: string; address: string };
  /** When it was accepted, in epoch milliseconds. */
  acceptedAt: number;
  /** Missing in what an earlier release stored. */
  content?: MessageContent;
  /** Why it may be spam, as a sentence. */
  suspicion?: string;
  /** Without what `mailBody` looks up; for the operator, and for the release before, which sends it as it is. */
  text: string;
  /** What an earlier release stored: then the mail is sent as it is. */
  html?: string;
}
