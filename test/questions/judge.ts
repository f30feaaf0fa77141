import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { leadTriggers } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { unaccented } from "../../src/shared/unaccented.ts";
import { createGuard } from "../../server/chat/guard/guard.ts";

/** A conversation that one author wrote, who saw the page and nothing else, and what its last answer has to be. */
export interface Item {
  id: string;
  category: string;
  intent: string;
  /** The visitor's messages; the last one is judged. */
  turns: readonly string[];
  kind: Kind;
  /** Of each group one must be said; accents and capitals don't matter. */
  facts: readonly (readonly string[])[];
  /** What no answer may say. */
  never: readonly string[];
}

type Kind =
  | "answer"
  | "unknown"
  | "person"
  | "complaint"
  | "broken-form"
  | "job"
  | "supplier"
  | "erase-data"
  | "language"
  | "distress"
  | "off-topic"
  | "small-talk"
  | "identity"
  | "injection";

export interface Verdict {
  isRight: boolean;
  /** Whether the answer says what it mustn't, or what stands neither on the site nor in the visitor's messages. */
  isInvented: boolean;
  /** Whether it says that it doesn't know what the page tells. */
  isRefused: boolean;
  words: number;
  /** What is wrong, for a reader. */
  reasons: readonly string[];
}

/** The items of authors whom utterances and thresholds were tuned on, and of those whom nobody who tunes may read. */
const FOLDERS = { tuned: import.meta.dirname, unseen: join(import.meta.dirname, "unseen") };

/** The items of every `author-*.json`, by the file's name without its ending. */
export function readAuthors(group: keyof typeof FOLDERS): Map<string, Item[]> {
  const directory = FOLDERS[group];
  const files = readdirSync(directory).filter((name) => /^author-.*\.json$/.test(name));
  return new Map(
    files
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => [
        name.replace(".json", ""),
        JSON.parse(readFileSync(join(directory, name), "utf8")) as Item[],
      ]),
  );
}

function fold(text: string): string {
  return unaccented(text).replaceAll("*", "");
}

/** How an answer says that it doesn't know, or can't say. */
const REFUSAL =
  /nao (?:sei|tenho|encontrei|posso|consigo|esta|estao|aparece|ha|vou|diz|traz|informa|fala|conta|e mencion|sao mencion)|site nao|depende|so a equipe|a equipe (?:confirma|pode|combina|informa|diz|avalia)/;

const asksContact = (text: string) =>
  leadTriggers.some((trigger) => text.toLowerCase().includes(trigger));

/** What an answer of each kind has to do besides its facts. */
const DUTIES: Readonly<Partial<Record<Kind, (folded: string, reply: string) => boolean>>> = {
  unknown: (folded) => REFUSAL.test(folded),
  person: (_folded, reply) => asksContact(reply),
  complaint: (folded, reply) => /desculp|sinto muito|lament/.test(folded) && !asksContact(reply),
  "broken-form": (folded) => /desculp|sinto muito|lament/.test(folded),
  language: (folded, reply) =>
    /ingles|espanhol|frances|italiano|alemao/.test(folded) && asksContact(reply),
  distress: (_folded, reply) => !asksContact(reply),
  "off-topic": (_folded, reply) => asksContact(reply),
  "small-talk": (_folded, reply) => !asksContact(reply),
};

/** Judges the answer to an item's last turn. */
export function judge(item: Item, reply: string, site: Site): Verdict {
  const folded = fold(reply);
  const missing = item.facts.filter((group) => !group.some((fact) => folded.includes(fold(fact))));
  const forbidden = item.never.filter((text) => folded.includes(fold(text)));
  const guard = createGuard(site, {
    message: item.turns.at(-1) ?? "",
    history: item.turns.slice(0, -1).map((content) => ({ role: "user", content })),
    lead: null,
  });
  const madeUp = reply.split(/(?<=[.!?])\s+|\n/).filter((sentence) => guard(sentence).length > 0);
  const isDone = DUTIES[item.kind]?.(folded, reply) ?? true;
  const reasons = [
    ...missing.map((group) => `lacks ${group.join(" | ")}`),
    ...forbidden.map((text) => `says ${text}`),
    ...madeUp.map((sentence) => `makes up: ${sentence}`),
    ...(isDone ? [] : [`is no answer of the kind ${item.kind}`]),
  ];
  return {
    isRight: reasons.length === 0,
    isInvented: forbidden.length + madeUp.length > 0,
    isRefused: item.kind === "answer" && missing.length > 0 && REFUSAL.test(folded),
    words: reply.split(/\s+/).filter(Boolean).length,
    reasons,
  };
}
