import * as z from "zod/mini";
import type { Origin } from "./origin.ts";

export * from "./contactFields.ts";

/**
 * Stricter than WHATWG's grammar for `<input type=email>`. Requires a dot-atom (RFC 5322, 3.2.3) before the `@`, and at
 * least two labels after it. The last label must be letters or Punycode (`xn--`).
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Limits a text's length in UTF-16 code units, as textareas count it. zod's own `maxLength` counts code points. */
export function atMost(units: number, message: string) {
  return z.refine<string>((text) => text.length <= units, message);
}

/** Refuses NUL, which Postgres can't store. */
export function withoutNul(problem: string) {
  return z.refine<string>((text) => !text.includes("\0"), problem);
}

export const INVALID_MESSAGE = "Mensagem inválida";

/** Maximum lengths of the fields, in UTF-16 code units. */
export const contactLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

export const name = z.string("Nome é obrigatório").check(
  z.trim(),
  z.minLength(1, "Nome é obrigatório"),
  atMost(contactLimits.name, "Nome muito longo"),
  z.refine((text) => !CONTROL_CHARACTER.test(text), "Nome inválido"),
);

export const email = z
  .string("Email inválido")
  .check(
    z.trim(),
    z.regex(EMAIL, "Email inválido"),
    atMost(contactLimits.email, "Email muito longo"),
  );

/** A phone number in any format. Optional in a lead, required in a contact message. */
export const anyPhone = z.string("Telefone inválido").check(
  z.trim(),
  atMost(contactLimits.phone, "Telefone muito longo"),
  z.refine((text) => !CONTROL_CHARACTER.test(text), "Telefone inválido"),
);

const phone = z
  .string("Telefone é obrigatório")
  .check(z.trim(), z.minLength(1, "Telefone é obrigatório"));

const message = z
  .string("Mensagem é obrigatória")
  .check(
    z.trim(),
    z.minLength(1, "Mensagem é obrigatória"),
    atMost(contactLimits.message, "Mensagem muito longa"),
    withoutNul(INVALID_MESSAGE),
  );

/**
 * Schema of a contact message. Trims the texts. The fields' issues are in the order of the fields and have Portuguese
 * messages.
 */
export const Contact = z.object({ name, email, phone: z.pipe(phone, anyPhone), message });
export type Contact = z.infer<typeof Contact> & {
  /**
   * Origin of the visitor. The schema leaves it out, so that the page loads less code: only the server parses it
   * (`toOrigin`).
   */
  origin?: Origin | undefined;
};
