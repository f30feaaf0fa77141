import { cutAt } from "../../../src/shared/cutAt.ts";

/** Length to which a question is cut, in UTF-16 code units: a longer text may tell a visitor's personal story. */
const MAX_LENGTH = 300;

/** Length of the text that is masked: the patterns take quadratic time on long words. */
const MAX_READ = 600;

const DIGIT_WORD = "zero|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|meia|sete|oito|nove";

/** Further words of a name: up to four, none of them a word with which a sentence usually goes on after the name. */
const MORE_OF_NAME =
  "(?:\\s+(?:d[aeo]s?\\s+)?(?!(?:queria|quero|gostaria|preciso|tenho|trabalho|moro|sou|estou|vi|voc[eê]s|vcs|pode|podem|tem|como|qual|quanto)\\b)\\p{L}{2,}){0,4}";

/** Patterns of personal data and their replacements, applied in this order. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+ ?@ ?[^\s@]+/g, "[e-mail]"],
  [/[\p{L}\d._-]+ ?\(?arroba\)? ?[\p{L}\d._-]+(?: ?\(?ponto\)? ?\p{L}+)*/giu, "[e-mail]"],
  [/(?:https?:\/\/|www\.)\S+/gi, "[endereço]"],
  [/\p{Nd}+(?:[\s().+/-]*\p{Nd}+)*/gu, "[número]"],
  [new RegExp(`(?:\\b(?:${DIGIT_WORD})\\b[\\s,.-]*){5,}`, "gi"), "[número] "],
  [
    new RegExp(
      `\\b(meu nome (?:é|eh|e)|me chamo|aqui (?:é|eh) [oa]|quem fala é|sou [oa])\\s+\\p{L}+${MORE_OF_NAME}`,
      "giu",
    ),
    "$1 [nome]",
  ],
];

/**
 * Returns a visitor's question on one line, cut to `MAX_LENGTH`. Replaces e-mail addresses, URLs with a scheme or
 * "www.", numbers, and five or more digits in words. Also replaces the words after an introduction such as "me chamo",
 * which may be more than the name. Names without an introduction stay.
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
