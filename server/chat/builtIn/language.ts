import type { Words } from "./Nora.ts";
import { plainWords } from "./normalise.ts";

/** Languages with a sentence of their own in `words/phrases.txt`, by their names in `words/languages.txt`. */
const CODES: Readonly<Record<string, string>> = { inglês: "en", espanhol: "es" };

const PORTUGUESE = "português";

/** Returns "en", "es" or "other" if a message clearly isn't in Portuguese. */
export function createLanguage(languages: Words["languages"]) {
  const lexicons = Object.entries(languages)
    .filter(([name]) => name !== PORTUGUESE)
    .map(([name, words]) => ({ code: CODES[name] ?? "other", words: new Set(words) }));
  const portuguese = new Set(languages[PORTUGUESE]);
  return (message: string): string | undefined => {
    if (/[¿¡ñ]/iu.test(message)) return "es";
    const words = plainWords(message);
    const own = words.filter((word) => portuguese.has(word)).length;
    const [best] = lexicons
      .map(({ code, words: lexicon }) => ({
        code,
        found: new Set(words.filter((word) => lexicon.has(word))).size,
      }))
      .toSorted((a, b) => b.found - a.found);
    if (best === undefined || best.found < 2) return undefined;
    return best.found >= words.length / 4 && best.found > own ? best.code : undefined;
  };
}
