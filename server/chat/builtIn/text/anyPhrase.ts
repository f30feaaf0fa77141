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

/**
 * Returns a function that tells whether a normalised text contains one of the phrases. A phrase is written in words:
 *
 * - `(quero|queria)`: one of these; each may have several words
 * - `[o|a]`: one of these or nothing; `{ja|ai}`: any number of these
 * - `troc*`: each word that begins with "troc"
 * - `voces?`, `n?esse`: the letter before `?` may be missing
 * - `..3`: up to three words
 * - `!(de|com)`: not followed by one of these; `!<(vai|quer)`: the text before doesn't end with one
 * - `^` and `$`: the beginning and the end of the text
 *
 * `anyPhrase("me (liga|ligue) [ai] ..2 amanha")` finds "me liga ai na loja amanha". In loops such as `{ja|ai}`, no item
 * may be the beginning of another one or contain `*` or `..`: that could take exponential time.
 */
export function anyPhrase(...phrases: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(`\\b(?:${phrases.map(expressionOf).join("|")})`);
  return (text) => pattern.test(`${text} `);
}

function expressionOf(phrase: string): string {
  return phrase
    .match(TOKEN)!
    .map((token) => SYMBOLS[token] ?? wordExpression(token))
    .join("");
}

function wordExpression(word: string): string {
  const count = /^\.\.(\d+)$/.exec(word)?.[1];
  return count === undefined ? `${word.replaceAll("*", "\\w*")} ` : `(?:\\S+ ){0,${count}}`;
}
