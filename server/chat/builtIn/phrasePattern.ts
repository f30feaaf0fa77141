/** Regular expressions of the symbols in a phrase. Each word's expression ends with its space. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "{": "(?:",
  "}": ")*",
  "!(": "(?!",
  "!<(": "(?<!",
  "|": "|",
  "^": "^",
  $: "$",
};

const TOKEN = /!<?\(|[()[\]{}|^$]|[^\s()[\]{}|^$]+/g;

/** Returns a function that tells whether a normalised text contains a phrase, in the notation of `words/distress.txt`. */
export function anyPhrase(phrases: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(`\\b(?:${phrases.map(expressionOf).join("|")})`);
  return (text) => phrases.length > 0 && pattern.test(`${text} `);
}

function expressionOf(phrase: string): string {
  const tokens = phrase.match(TOKEN) ?? [];
  return tokens.map((token) => SYMBOLS[token] ?? wordExpression(token)).join("");
}

function wordExpression(word: string): string {
  const count = /^\.\.(\d+)$/.exec(word)?.[1];
  return count === undefined ? `${word.replaceAll("*", "\\w*")} ` : `(?:\\S+ ){0,${count}}`;
}
