import MiniSearch from "minisearch";
import { type Entry, topicOf } from "./knowledge.ts";
import { normalise, terms } from "./portuguese.ts";

/** By stems, as `terms` gives them. */
export interface Search {
  /**
   * The entries the words lead to, best first; none when half of the question means nothing here.
   * Finished work comes first for whoever asks for it, else after what can be built.
   */
  find: (words: readonly string[], asksForWork?: boolean) => Entry[];
  /** Whether every word means something here. */
  knows: (words: readonly string[]) => boolean;
}

export function createSearch(entries: readonly Entry[]): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const documents = entries.map(({ id, asked, answer }) => ({
    id,
    asked: terms(normalise(asked)).join(" "),
    answer: terms(normalise(answer)).join(" "),
  }));
  const known = new Set(documents.flatMap(({ asked, answer }) => `${asked} ${answer}`.split(" ")));

  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ["asked", "answer"],
    searchOptions: {
      boost: { asked: 2 },
      // "Quanto demora um site?" is less about sites than about how long.
      boostTerm: (word) => (topicOf([word]) === undefined ? 1 : 0.5),
    },
  });
  index.addAll(documents);

  // One word for what we build outweighs the bakery it is for.
  const weight = (word: string) => (topicOf([word]) === undefined ? 1 : 3);
  const total = (words: readonly string[]) => words.reduce((sum, word) => sum + weight(word), 0);

  return {
    find(words, asksForWork = false) {
      if (total(words.filter((word) => known.has(word))) <= total(words) / 2) return [];
      return index
        .search(words.join(" "), {
          boostDocument: (id: string) =>
            byId.get(id)?.isWork === true ? (asksForWork ? 1.5 : 0.7) : 1,
        })
        .flatMap(({ id }) => byId.get(id as string) ?? []);
    },
    knows: (words) => words.every((word) => known.has(word)),
  };
}
