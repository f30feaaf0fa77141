/** What Nora knows: the files of `nora/`, read by readNora.ts. Plain data, stored with the trained model. */
export interface Nora {
  topics: Readonly<Record<string, Topic>>;
  conversations: readonly Example[];
  words: Words;
  /** Sentences used by many answers, by name (`words/phrases.txt`). */
  phrases: Readonly<Record<string, readonly string[]>>;
  /** What an act means after a topic that doesn't say it; without an entry, the topic itself. */
  acts: Readonly<Partial<Record<Act, string>>>;
}

export interface Topic {
  name: string;
  /** The part of Nora's knowledge that the topic belongs to. Topics of one section are about one subject. */
  section: string;
  /** Alternative answers, with placeholders. One that the conversation doesn't contain yet is preferred. */
  answers: readonly string[];
  /** Shorter answer for a reply that answers other questions as well. */
  brief?: string;
  /** A message that asks for the topic, shown as a suggestion; a topic without one is never suggested. */
  ask?: string;
  suggest: readonly string[];
  questions: readonly string[];
  /** Offers a quote or leaving contact data, as a suggestion. */
  offer?: "quote" | "contact";
  /** Asks for contact data, by the phrase "form.<name>". */
  form?: "quote" | "person" | "call";
  /** Sections and topics that make this topic's answer redundant in the same message. */
  yields: readonly string[];
  /** What the dialogue acts mean after this topic (`ACTS`); each the name of a topic. */
  acts: Readonly<Partial<Record<Act, string>>>;
  /** The page doesn't have the answer. */
  isUnknown: boolean;
  /** Small talk: not answered together with questions. */
  isTalk: boolean;
  /** Answered alone if it is clear. */
  isAlone: boolean;
  /** Answered with care, without a form. `distress` is also the topic of the phrases of distress. */
  care?: "distress" | "sadness";
}

/** Dialogue acts: labels that mean something only after another topic. `again` repeats its question. */
export const ACTS = ["again", "describe", "example", "result", "want"] as const;
export type Act = (typeof ACTS)[number];

export function isAct(label: string): label is Act {
  return (ACTS as readonly string[]).includes(label);
}

/** A message after certain context, and the topic or act that it means. */
export interface Example {
  /** Names of topics, "#section", "offered", "suggested" or "unknown"; "*" is any context. */
  context: readonly string[];
  message: string;
  label: string;
}

/** Lists of words from `words/`, by file and heading. Keys and items are normalised where they are compared. */
export interface Words {
  /** Phrase → what is written in its place: misspellings, abbreviations, names of places. */
  spellings: Readonly<Record<string, string>>;
  /** Phrase → what the visitor wants made, with its article: "um site". */
  products: Readonly<Record<string, string>>;
  /** Phrase → a detail that the page doesn't name, with its article: "a nota fiscal". */
  things: Readonly<Record<string, string>>;
  trades: Readonly<Record<string, string>>;
  /** Lists by heading: words that ask, tell, open or join clauses. */
  clauses: Readonly<Record<string, readonly string[]>>;
  /** Frequent words of other languages, by the language's name. */
  languages: Readonly<Record<string, readonly string[]>>;
  /** Phrases of distress by heading, in the notation of phrasePattern.ts. */
  distress: Readonly<Record<string, readonly string[]>>;
}
