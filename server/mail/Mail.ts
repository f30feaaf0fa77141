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
  origin?: Origin | undefined;
}

/** An accepted message or lead, as it is stored; `composeMail` makes a mail of it. */
export interface Mail {
  /** UUID of the message; part of the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** The visitor's mailbox. */
  replyTo: { name: string; address: string };
  /** Time of acceptance in epoch ms. */
  acceptedAt: number;
  content: MessageContent;
  /** Reason why the message may be spam, in Portuguese. */
  suspicion?: string;
}

/** One mail or webhook post to make of a message. */
export interface Part {
  mail: Mail;
  /** 0 for the message itself, else the number of the lead's follow-up. */
  part: number;
  /** The follow-up's entries; empty in part 0. */
  said: readonly ChatMessage[];
  /** When the part was made, in epoch ms. */
  createdAt: number;
}

/** Parses a stored message. One of an early release may have its text instead of `content`. */
export function readMail(json: string): Mail {
  const mail = JSON.parse(json) as Mail & { text?: string };
  const { name, address: email } = mail.replyTo;
  return { ...mail, content: mail.content ?? { name, email, phone: "", message: mail.text ?? "" } };
}
