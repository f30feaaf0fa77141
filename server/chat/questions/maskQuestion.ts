import { cutAt } from "../../../src/shared/cutAt.ts";

/** Length to which a question is cut, in UTF-16 code units: a longer text may tell a visitor's personal story. */
const MAX_LENGTH = 300;

const EMAIL = /\S+ ?(?:@|\(?\barroba\b\)?) ?\S+/giu;
const NUMBER = /\p{Nd}+(?:[\s().+/-]*\p{Nd}+)*/gu;

/** Returns a visitor's question on one line, cut to `MAX_LENGTH`, without e-mail addresses and numbers. Names stay. */
export function maskQuestion(message: string): string {
  const flat = message
    .normalize("NFKC")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const start = cutAt(flat, MAX_LENGTH);
  // The cut may have divided an address: drop the last word.
  const text = start === flat ? flat : start.replace(/\S*$/, "…");
  return text.replaceAll(EMAIL, "[e-mail]").replaceAll(NUMBER, "[número]");
}
