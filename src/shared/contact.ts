import * as z from "zod/mini";
import {
  type ContactField,
  type Rule,
  cleanField,
  contactRules,
  fieldRules,
  hasNoNul,
  isAtMost,
  trimInvisible,
} from "./fieldRules.ts";
import type { Origin } from "./origin.ts";

export {
  type ContactDraft,
  type ContactField,
  INVALID_MESSAGE,
  contactFields,
  contactLimits,
} from "./fieldRules.ts";

/** Limits a text's length in UTF-16 code units. zod's own `maxLength` counts code points. */
export function atMost(units: number, message: string) {
  return z.refine<string>(isAtMost(units), message);
}

/** Refuses NUL, which Postgres can't store. */
export function withoutNul(message: string) {
  return z.refine<string>(hasNoNul, message);
}

/** Removes what shows nothing at a text's ends. */
export const trimmed = z.overwrite(trimInvisible);

/** Returns the schema of a field's text that meets `rules` once cleaned. `missing` is the message of another type. */
function textOf(field: ContactField, rules: readonly Rule[], missing = rules[0]![1]) {
  const checks = rules.map(([isMet, message]) => z.refine<string>(isMet, message));
  return z.string(missing).check(
    z.overwrite((text) => cleanField(field, text)),
    ...checks,
  );
}

export const name = textOf("name", fieldRules.name);
export const email = textOf("email", fieldRules.email);
/** A phone number in any format. Optional in a lead, required in a contact message. */
export const anyPhone = textOf("phone", fieldRules.phone, "Telefone inválido");

/**
 * Schema of a contact message. Cleans the texts. The fields' issues are in the order of the fields and have Portuguese
 * messages.
 */
export const Contact = z.object({
  name,
  email,
  phone: textOf("phone", contactRules.phone),
  message: textOf("message", contactRules.message),
});
export type Contact = z.infer<typeof Contact> & {
  /** Origin of the visitor. Not in the schema: `toOrigin` parses it. */
  origin?: Origin | undefined;
};
