import type { NoraFile } from "./noraFile.ts";
import { PLACE } from "./normalise.ts";

export type Words = ReturnType<typeof readWords>;

/** Reads the lists of words, by file and heading. Keys and items are normalised where they are compared. */
export function readWords(read: (...path: string[]) => NoraFile) {
  const file = (name: string) => read("words", `${name}.txt`);
  const { lugares = [], "depois de em": afterEm = [] } = file("places").lists();
  const places = Object.fromEntries<string>([
    ...lugares.map((name) => [name, PLACE] as const),
    ...afterEm.map((name) => [`em ${name}`, `em ${PLACE}`] as const),
  ]);
  return {
    /** Phrase → what is written in its place: misspellings, abbreviations, names of places. */
    spellings: { ...places, ...file("spellings").pairs() },
    /** Phrase → what the visitor wants made, with its article: "um site". */
    products: file("products").pairs(),
    /** Phrase → a detail that the page doesn't name, with its article: "a nota fiscal". */
    things: file("things").pairs(),
    trades: file("trades").pairs(),
    /** Lists by heading: words that join clauses, that ask, that add a product or take one away. */
    clauses: file("clauses").lists(),
    /** Phrases of distress by heading, in the notation of distress.ts. */
    distress: file("distress").lists("\n"),
  };
}
