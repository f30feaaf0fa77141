import * as z from "zod/mini";
import { type Rule, fieldRules, hasNoNul, isAtMost } from "./fieldRules.ts";
import type { Origin } from "./origin.ts";

export * from "./contactFields.ts";
export { INVALID_MESSAGE, contactLimits } from "./fieldRules.ts";

/** Limits a text's length in UTF-16 code units. zod's own `maxLength` counts code points. */
export function atMost(units: number, message: string) {
  return z.refine<string>(isAtMost(units), message);
}

/** Refuses NUL, which Postgres can't store. */
export function withoutNul(message: string) {
  return z.refine<string>(hasNoNul, message);
}

/** Returns the schema of a text that meets `rules` after trimming. `missing` is the message of another type. */
function textOf(rules: readonly Rule[], missing: string) {
  const checks = rules.map(([isMet, message]) => z.refine<string>(isMet, message));
  return z.string(missing).check(z.trim(), ...checks);
}

export const name = textOf(fieldRules.name, "Nome é obrigatório");
export const email = textOf(fieldRules.email, "Email inválido");
/** A phone number in any format. Optional in a lead, required in a contact message. */
export const anyPhone = textOf(fieldRules.phone, "Telefone inválido");
const phone = textOf(fieldRules.requiredPhone, "Telefone é obrigatório");
const message = textOf(fieldRules.message, "Mensagem é obrigatória");

/**
 * Schema of a contact message. Trims the texts. The fields' issues are in the order of the fields and have Portuguese
 * messages.
 */
export const Contact = z.object({ name, email, phone, message });
export type Contact = z.infer<typeof Contact> & {
  /**
   * Origin of the visitor. The schema leaves it out, so that the page loads less code: only the server parses it
   * (`toOrigin`).
   */
  origin?: Origin | undefined;
};
