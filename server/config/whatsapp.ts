import { z } from "zod";

/**
 * Reads a number with its country code, such as `+55 (11) 98765-4321`, as digits alone (E.164 without `+`).
 *
 * Two mistakes can be told from the digits: Brazil's numbers have 10 or 11 after the 55, and no area of
 * North America (1) begins with 0 or 1, as São Paulo's 11 without the 55 would.
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
