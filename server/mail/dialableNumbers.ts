import type { PhoneNumber } from "libphonenumber-js/min";

/** Phone number with its link targets. */
export interface DialableNumber {
  /**
   * Formatted for reading, such as `(11) 98765-4321` or `+351 912 345 678`. A nationwide number (0800, 4004) is left as
   * typed, but without its extension.
   */
  text: string;
  /** Target of a `tel:` link: E.164, or the digits of a nationwide Brazilian number (0800, 4004). */
  dial: string;
  /** Digits for a `https://wa.me/` link; undefined unless the number can be a Brazilian mobile. */
  whatsApp?: string;
}

/** Matches Brazil's 67 area codes. */
const AREA_CODE = "(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])";
const MOBILE = new RegExp(`^${AREA_CODE}9\\d{8}$`);
const FIXED = new RegExp(`^${AREA_CODE}[2-57]\\d{7}$`);
const WITHOUT_AREA_CODE = /^(?:9\d{8}|[2-57]\d{7})$/;

/** Matches the digits of Brazil's nationwide numbers (such as 0800, 0300 and 4004), which have no area code. */
const NATIONWIDE = /^(?:0[3589]00\d{6,7}|[34]00\d{5})$/;

const SEPARATOR = /[/;,|]|\s(?:ou|e)\s/i;
const EXTENSION = /(?:\bramal|\bram|\br|\bext|x)[.:\s]*\d{1,6}\D*$/i;

/**
 * Finds the phone numbers in a phone field as Brazilians fill it in: with or without +55, carrier code and extension,
 * or several numbers in one field. A number without an area code gets the area code of the first number found,
 * or is left out if there is no area code: a wrong link is worse than no link. Foreign numbers need `+` or `00`.
 */
export async function dialableNumbers(typed: string): Promise<DialableNumber[]> {
  // Loaded for the first mail: the numbering rules of all countries would delay the start.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const parse = (text: string) => parsePhoneNumberFromString(text, "BR");

  function understand(text: string): DialableNumber | undefined {
    const written = normalize(text);
    const digits = written.replaceAll(/\D/g, "").replace(/^55(?=0)/, "");
    if (NATIONWIDE.test(digits)) return { text: written, dial: digits };

    const number = parse(written);
    // "+11 98765-4321": a mobile with the plus sign but without the country code.
    const brazilian = [number, MOBILE.test(digits) ? parse(digits) : undefined].find(isBrazilian);
    if (brazilian) {
      const national = brazilian.nationalNumber;
      return {
        text: brazilian.formatNational(),
        dial: brazilian.number,
        ...(MOBILE.test(national) && { whatsApp: `55${national}` }),
      };
    }
    if (!number?.isValid() || number.countryCallingCode === "55") return undefined;
    return { text: number.formatInternational(), dial: number.number };
  }

  const whole = understand(typed);
  if (whole) return [whole];

  const found: DialableNumber[] = [];
  for (const part of typed.split(SEPARATOR)) {
    const areaCode = /^\+55(\d\d)/.exec(found[0]?.dial ?? "")?.[1];
    const digits = part.replaceAll(/\D/g, "");
    // "11 3333-4444 / 5555-6666": the second number has the area code of the first.
    const isLocal = areaCode !== undefined && WITHOUT_AREA_CODE.test(digits);
    const number = understand(isLocal ? areaCode + digits : part);
    if (number) found.push(number);
  }
  return found;
}

function normalize(part: string): string {
  return (
    part
      .replace(EXTENSION, "")
      // "0xx11": "xx" stands for the carrier code, as on business cards.
      .replace(/0\s*[x*]{2}\s*/i, "0")
      .replace(/^\D*00\s*(?=[1-9])/, "+")
      .trim()
  );
}

function isBrazilian(number: PhoneNumber | undefined): number is PhoneNumber {
  if (number?.countryCallingCode !== "55") return false;
  return MOBILE.test(number.nationalNumber) || FIXED.test(number.nationalNumber);
}
