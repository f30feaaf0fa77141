import * as z from "zod/mini";
import {
  type ContactField,
  type Rule,
  cleanField,
  contactRules,
  fieldRules,
} from "./fieldRules.ts";
import type { Origin } from "./origin.ts";

/** Returns the schema of a field: its text meets `rules` once cleaned. `missing` is the message for another type. */
function fieldThatMeets(field: ContactField, rules: readonly Rule[], missing = rules[0]![1]) {
  const checks = rules.map(([isMet, message]) => z.refine<string>(isMet, message));
  return z.string(missing).check(
    z.overwrite((text) => cleanField(field, text)),
    ...checks,
  );
}

export const name = fieldThatMeets("name", fieldRules.name);
export const email = fieldThatMeets("email", fieldRules.email);
/** A phone number in any format. Optional in a lead, required in a contact message. */
export const anyPhone = fieldThatMeets("phone", fieldRules.phone, "Telefone inválido");

/**
 * Schema of a contact message. Cleans the texts. The fields' issues are in the order of the fields and have Portuguese
 * messages.
 */
export const Contact = z.object({
  name,
  email,
  phone: fieldThatMeets("phone", contactRules.phone),
  message: fieldThatMeets("message", contactRules.message),
});
export type Contact = z.infer<typeof Contact> & {
  /** Origin of the visitor. Not in the schema: `toOrigin` parses it. */
  origin?: Origin | undefined;
};
