import { z } from "zod";

/**
 * Reads a phone number with country code, such as `+55 (11) 98765-4321`, and returns its digits (E.164
 * without `+`).
 *
 * Detects two mistakes: a Brazilian number must have 10 or 11 digits after the 55, and a number starting with
 * 1 (North America) can't continue with 0 or 1. São Paulo's 11 without the 55 would.
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
