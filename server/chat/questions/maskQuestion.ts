import { cutAt } from "../../../src/shared/cutAt.ts";

/** Length to which a question is cut, in UTF-16 code units: a longer text may tell a visitor's personal story. */
const MAX_LENGTH = 300;

/** Length of the text that is masked: the patterns take quadratic time on long words. */
const MAX_READ = 600;

/** Words that introduce a name, and up to five words of it; a word with which a sentence goes on ends it. */
const INTRODUCED_NAME =
  /\b(meu nome (?:é|eh|e)|me chamo|aqui (?:é|eh) [oa]|quem fala é|sou [oa])(?:\s+(?:d[aeo]s?\s+)?(?!(?:queria|quero|gostaria|preciso|tenho|trabalho|moro|sou|estou|vi|voc[eê]s|vcs|pode|podem|tem|como|qual|quanto)\b)\p{L}{2,}){1,5}/giu;

/** Patterns of personal data and their replacements, applied in this order. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+ ?@ ?[^\s@]+/g, "[e-mail]"],
  [/[\p{L}\d._-]+ ?\(?arroba\)? ?[\p{L}\d._-]+(?: ?\(?ponto\)? ?\p{L}+)*/giu, "[e-mail]"],
  [/(?:https?:\/\/|www\.)\S+/gi, "[endereço]"],
  [/\p{Nd}+(?:[\s().+/-]*\p{Nd}+)*/gu, "[número]"],
  [INTRODUCED_NAME, "$1 [nome]"],
];

/**
 * Returns a visitor's question on one line, cut to `MAX_LENGTH`. Replaces e-mail addresses, URLs with a scheme or
 * "www.", and numbers. Also replaces the words after an introduction such as "me chamo", which may be more than the
 * name. Names without an introduction stay.
 */
export function maskQuestion(message: string): string {
  const flat = cutAt(message, MAX_READ)
    .normalize("NFKC")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const masked = MASKS.reduce((text, [what, mask]) => text.replaceAll(what, mask), flat).trim();
  const start = cutAt(masked, MAX_LENGTH);
  return start === masked ? masked : `${start}…`;
}
