import { z } from "zod";

/**
 * Reads a phone number with country code, such as `+55 (11) 98765-4321`, and returns its digits (E.164 without `+`).
 *
 * Country code 55 (Brazil) must be followed by 10 or 11 digits. Country code 1 (North America) must be followed by 10
 * digits that don't start with 0 or 1. This rejects `11 98765-4321`, a São Paulo number without its country code.
 */
export const whatsapp = z.string().transform((text, context): string => {
  const digits = text.replaceAll(/\D/g, "");
  const isNumber = /^\s*\+?[\d\s()-]+$/.test(text) && /^[1-9]\d{7,14}$/.test(digits);
  const isPossible =
    (!digits.startsWith("55") || /^55\d{10,11}$/.test(digits)) &&
    (!digits.startsWith("1") || /^1[2-9]\d{9}$/.test(digits));
  if (isNumber && isPossible) return digits;
  context.addIssue("use a number with its country code, such as +55 11 98765-4321");
  return z.NEVER;
});
