/** Condition that a trimmed text must meet, and the message for visitors if it doesn't. */
export type Rule = readonly [isMet: (text: string) => boolean, message: string];

/**
 * Stricter than WHATWG's grammar for `<input type=email>`. Requires a dot-atom (RFC 5322, 3.2.3) before the `@`, and at
 * least two labels after it. The last label must be letters or Punycode (`xn--`).
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

const CONTROL_CHARACTER = /\p{Cc}/u;

export const INVALID_MESSAGE = "Mensagem inválida";

/** Maximum lengths of the fields, in UTF-16 code units. */
export const contactLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

/** Returns a predicate: a text has at most `units` UTF-16 code units, the unit of the attribute `maxLength`. */
export function isAtMost(units: number) {
  return (text: string) => text.length <= units;
}

/** Whether a text contains no NUL, which Postgres can't store. */
export function hasNoNul(text: string): boolean {
  return !text.includes("\0");
}

const isFilled = (text: string) => text !== "";
const hasNoControlCharacter = (text: string) => !CONTROL_CHARACTER.test(text);

/** Rules of a phone number, in any format. */
const phone: readonly Rule[] = [
  [isAtMost(contactLimits.phone), "Telefone muito longo"],
  [hasNoControlCharacter, "Telefone inválido"],
];

/**
 * Rules of the texts that visitors enter, in the order in which they apply. The schemas of contact.ts and lead.ts
 * consist of these rules. The page uses the rules alone, so that the chat and the contact form load without zod.
 */
export const fieldRules = {
  name: [
    [isFilled, "Nome é obrigatório"],
    [isAtMost(contactLimits.name), "Nome muito longo"],
    [hasNoControlCharacter, "Nome inválido"],
  ],
  email: [
    [(text: string) => EMAIL.test(text), "Email inválido"],
    [isAtMost(contactLimits.email), "Email muito longo"],
  ],
  phone,
  requiredPhone: [[isFilled, "Telefone é obrigatório"], ...phone],
  message: [
    [isFilled, "Mensagem é obrigatória"],
    [isAtMost(contactLimits.message), "Mensagem muito longa"],
    [hasNoNul, INVALID_MESSAGE],
  ],
} as const satisfies Record<string, readonly Rule[]>;
