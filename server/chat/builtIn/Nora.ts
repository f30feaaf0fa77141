import * as z from "zod";
import { itemsOf } from "./noraFile.ts";
import type { Words } from "./readWords.ts";

/** What Nora knows when she answers. Plain data, stored with the trained model. */
export interface Nora {
  topics: Readonly<Record<string, Topic>>;
  /** The topics of the messages that Nora suggests, by key, so that each suggestion is answered as intended. */
  suggestions: ReadonlyMap<string, string>;
  words: Words;
  /** Sentences used by many answers, by name (`words/phrases.txt`). */
  phrases: Readonly<Record<string, readonly string[]>>;
  /** The topic that an act means after a topic or section: "sites > example" → "project-landing". */
  acts: Readonly<Record<string, string>>;
}

/** A list in brackets: "[um, dois]". */
const list = z
  .string()
  .regex(/^\[.*\]$/)
  .transform((text) => itemsOf(text.slice(1, -1)));
const flag = z.literal("true").transform(() => true);

/** The lines of a topic's header. */
export const Header = z.strictObject({
  /** The part of Nora's knowledge that the topic belongs to. Topics of one section are about one subject. */
  section: z.string(),
  /** A message that asks for the topic, shown as a suggestion; a topic without one is never suggested. */
  ask: z.string().optional(),
  suggest: list.default([]),
  /** Shorter answer for a reply that answers other questions as well. */
  brief: z.string().optional(),
  /** Offers a quote or leaving contact data, as a suggestion. */
  offer: z.enum(["quote", "contact"]).optional(),
  /** Asks for contact data, by the phrase "form.<name>". */
  form: z.enum(["quote", "person", "call"]).optional(),
  /** The page doesn't have the answer. */
  unknown: flag.default(false),
  /** Small talk: not answered together with questions. */
  talk: flag.default(false),
  /** A complaint or an emergency: nothing else in the message is answered. */
  alone: flag.default(false),
  /** A statement tells the visitor's case: another topic that fits it answers instead with its `told`. */
  takesCase: flag.default(false),
  /** What there is for a need that the visitor tells instead of asking. */
  told: z.string().optional(),
  /** Answered with care, without a form. `distress` is also the topic of the phrases of distress. */
  care: z.enum(["distress", "sadness"]).optional(),
});

export interface Topic extends z.infer<typeof Header> {
  name: string;
  /** Alternative answers, with placeholders. One that the conversation doesn't contain yet is preferred. */
  answers: readonly string[];
}
