import { z } from "zod";

const MESSAGE = "use a number with its country code, such as +55 11 98765-4321";

/**
 * Digits of a number with country code. Brazil's numbers have 10 or 11 digits after 55, North America's 10 after 1, not
 * beginning with 0 or 1: a São Paulo number without its country code, such as 11 98765-4321, is neither.
 */
const DIGITS = /^(?:55\d{10,11}|1[2-9]\d{9}|(?!55)[2-9]\d{7,14})$/;

/** Reads a phone number with country code, such as `+55 (11) 98765-4321`, and returns its digits (E.164 without `+`). */
export const whatsapp = z
  .string()
  .regex(/^\s*\+?[\d\s()-]+$/, MESSAGE)
  .transform((text) => text.replaceAll(/\D/g, ""))
  .refine((digits) => DIGITS.test(digits), MESSAGE);
