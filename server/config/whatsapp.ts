import { z } from "zod";

/**
 * Reads a phone number with country code, such as `+55 (11) 98765-4321`, and returns its digits (E.164
 * without `+`).
 *
 * Also rejects a Brazilian number without 10 or 11 digits after 55, and a +1 number (North America) that doesn't have
 * 11 digits or whose area code starts with 0 or 1, which none does: `11` is probably São Paulo's, without the 55.
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
