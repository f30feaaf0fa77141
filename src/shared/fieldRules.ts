/** Fields of the contact form, in order. */
export const contactFields = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Unvalidated text of the form's fields. */
export type ContactDraft = Record<ContactField, string>;

/** Maximum lengths of the fields, in UTF-16 code units. */
export const contactLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

/** Characters that show nothing: zero-width and direction marks, fillers and the like; white space aside. */
const INVISIBLE = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

const ANYWHERE = new RegExp(`[${INVISIBLE}]`, "gu");

/** Tried once per run of such characters: from each of them, a long run would take quadratic time. */
const AT_ENDS = new RegExp(`^[\\s${INVISIBLE}]+|(?<![\\s${INVISIBLE}])[\\s${INVISIBLE}]+$`, "gu");

/** Returns a text without what shows nothing at its ends. */
export function trimInvisible(text: string): string {
  return text.replaceAll(AT_ENDS, "");
}

/** Returns the text of a field as it is checked, stored and sent: pasted text often contains invisible characters. */
export function cleanField(field: ContactField, text: string): string {
  if (field === "email" || field === "phone") return text.replaceAll(ANYWHERE, "").trim();
  return trimInvisible(field === "name" ? text.replaceAll("\t", " ") : text);
}

/** Returns whether a text is free of NUL, which Postgres can't store. */
export const hasNoNul = (text: string) => !text.includes("\0");

/** Condition that a cleaned text must meet, and the message for visitors if it doesn't. */
export type Rule = readonly [isMet: (text: string) => boolean, message: string];

/** Returns the condition on a text's length in UTF-16 code units; zod's `maxLength` counts code points. */
export const isAtMost = (units: number) => (text: string) => text.length <= units;

function filled(message: string): Rule {
  return [(text) => text !== "", message];
}

function withoutControls(message: string): Rule {
  return [(text) => !CONTROL.test(text), message];
}

/**
 * Stricter than WHATWG's grammar for `<input type=email>`. Requires a dot-atom (RFC 5322, 3.2.3) before the `@`, and at
 * least two labels after it. The last label must be letters or Punycode (`xn--`).
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/** Control characters, and those that reverse the text around them. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const INVALID_MESSAGE = "Mensagem inválida";

/**
 * Rules of the texts that visitors enter, in the order in which they apply. The server's schemas consist of these rules;
 * the page uses them alone, without zod.
 */
export const fieldRules: Record<ContactField, readonly Rule[]> = {
  name: [
    filled("Nome é obrigatório"),
    [isAtMost(contactLimits.name), "Nome muito longo"],
    withoutControls("Nome inválido"),
  ],
  email: [
    [(text) => EMAIL.test(text), "Email inválido"],
    [isAtMost(contactLimits.email), "Email muito longo"],
  ],
  /** A phone number in any format, which may be missing. */
  phone: [
    [isAtMost(contactLimits.phone), "Telefone muito longo"],
    withoutControls("Telefone inválido"),
  ],
  message: [
    filled("Mensagem é obrigatória"),
    [isAtMost(contactLimits.message), "Mensagem muito longa"],
    [hasNoNul, INVALID_MESSAGE],
  ],
};

/** Rules of a contact message, in the form's order. */
export const contactRules: typeof fieldRules = {
  ...fieldRules,
  phone: [filled("Telefone é obrigatório"), ...fieldRules.phone],
};

/** Texts shown at a form's fields, by field name. */
export type FieldProblems = Partial<Record<string, string>>;

/** Returns the message of the first rule that each text breaks once cleaned, by field, in the order of `texts`. */
export function fieldProblems<Field extends ContactField>(
  rules: Record<Field, readonly Rule[]>,
  texts: Record<Field, string>,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of Object.keys(texts) as Field[]) {
    const text = cleanField(field, texts[field]);
    const broken = rules[field].find(([isMet]) => !isMet(text));
    if (broken) problems[field] = broken[1];
  }
  return problems;
}
