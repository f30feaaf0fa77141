import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";

/** An accepted contact message or lead, as it is stored. */
export interface Message {
  /** UUID of the message; part of the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  /** Time of acceptance in epoch ms. */
  acceptedAt: number;
  /** Data that a visitor submitted with the contact form, or in the chat as a lead. */
  content: {
    name: string;
    email: string;
    /** As typed, trimmed; empty if a lead has no phone. */
    phone: string;
    /** Set for a contact message. */
    message?: string;
    /** Set for a lead: the chat so far, oldest message first. */
    conversation?: readonly ChatMessage[];
    origin?: Origin | undefined;
  };
  /** Reason why the message may be spam, in Portuguese. */
  suspicion?: string;
}

/** One mail or webhook post to make of a message. */
export interface Delivery {
  message: Message;
  /** 0 for the message itself, else the number of the lead's follow-up. */
  part: number;
  /** A lead's chat, or what was said since the previous part. */
  conversation: readonly ChatMessage[];
  /** When the message was accepted or, of a follow-up, when the part was made; epoch ms. */
  createdAt: number;
}

/** Columns of a stored delivery, in JSON. */
export interface StoredDelivery {
  message: string;
  said: string | null;
}

/** Parses the JSON of a row. */
export function readDelivery<Row extends StoredDelivery>({ message: json, said, ...row }: Row) {
  const message = JSON.parse(json) as Message;
  const { content } = message;
  const conversation = said ? (JSON.parse(said) as ChatMessage[]) : (content.conversation ?? []);
  return { ...row, message, conversation };
}

/** Identifies a message or one of its follow-ups for its receivers. */
export function partId({ message: { id }, part }: Pick<Delivery, "message" | "part">): string {
  return part === 0 ? id : `${id}.${part}`;
}
