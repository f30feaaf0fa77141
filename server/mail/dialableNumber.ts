/** Link targets of a phone number. */
export interface DialableNumber {
  /** Target of a `tel:` link, in E.164. */
  dial: string;
  /** Digits for a `https://wa.me/` link; undefined unless the number can be a Brazilian mobile. */
  whatsApp?: string;
}

/**
 * Finds the phone number in a phone field: a Brazilian one with area code, a foreign one with `+` or `00`. Others are
 * left out: a wrong link is worse than none.
 */
export async function dialableNumber(typed: string): Promise<DialableNumber | undefined> {
  // Loaded for the first mail: the numbering rules of all countries would delay the start.
  const { findPhoneNumbersInText } = await import("libphonenumber-js/max");
  const normalized = typed
    // "0xx11": "xx" stands for the carrier code, as on business cards.
    .replace(/0\s*[x*]{2}\s*/i, "0")
    .replace(/^\D*00\s*(?=[1-9])/, "+");
  const number = findPhoneNumbersInText(normalized, "BR")[0]?.number;
  if (!number) return undefined;
  const isMobile = number.country === "BR" && number.getType() === "MOBILE";
  return { dial: number.number, ...(isMobile && { whatsApp: number.number.slice(1) }) };
}
