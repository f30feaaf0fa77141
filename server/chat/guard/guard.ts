import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { type Claim, type ClaimKind, claimsOf, normalAddress, plain } from "./claims.ts";
import { WEEKDAYS, datesOf } from "./deadlines.ts";
import { NUMBER, valueOf } from "./numberWords.ts";
import { amountsOf } from "./prices.ts";
import { isSiteFigure } from "./siteFigures.ts";

/** Phone number of the CVV (Brazil's crisis line), which any answer may name. */
const CVV_NUMBER = "188";
const CVV_ADDRESS = "cvv.org.br";
/** Matches a sentence that names the CVV's number, so that 188 is no unmarked price in it. */
const ABOUT_CVV =
  /\b(?:cvv|lig(?:ue|ar|ando|a)|disque|telefone|apoio|crise|conversar|(?:o|no|ao|do|pelo|numero) 188)\b|^\W*188\W*$/;

/** Police, ambulance and firefighters, which an answer may name only in a sentence that matches `DANGER`. */
const EMERGENCY_NUMBERS = new Set(["190", "192", "193"]);
const DANGER = /\b(?:perigo|emergencias?|risco (?:imediato|de (?:vida|morte)))\b/;

function isEmergency(number: string, context: string): boolean {
  return EMERGENCY_NUMBERS.has(number) && DANGER.test(context);
}

/** Matches "24 horas" and "7 dias por semana" as hours of availability, which the site promises. */
const ALWAYS =
  /\b24 horas(?: por dia)?\b(?!\s*(?:uteis|para|depois|apos))|\b7 dias (?:por|na|da) semana\b/;
/** Matches 24 hours as a deadline, which the site doesn't promise. */
const AS_DEADLINE =
  /\b(?:em(?: ate)?|ate|dentro de|prazo de|nas proximas|menos de|apos|daqui a)\s+(?:as\s+)?24\s*(?:h|hs|hrs|horas)\b/;

/** Maximum length of the visitor's own texts in UTF-16 code units. If they are longer, only their end is read. */
const MAX_OWN_LENGTH = 40_000;

/** Minimum digits of a phone number that may be written without its country or area code. */
const MIN_DIGITS = 8;

/** Contents of the visitor's own messages and contact data, which an answer may repeat. */
interface Allowed {
  claims: ReadonlySet<string>;
  /** Numbers in any context. */
  numbers: ReadonlySet<number>;
  /** Numbers that an answer may repeat as prices (`amountsOf`). */
  amounts: ReadonlySet<number>;
  digits: string;
  text: string;
}

/** Returns the values of the numbers in a normalised line, without "um" and "uma", which are usually articles. */
function numbersOf(line: string): number[] {
  const numbers = line.match(new RegExp(NUMBER, "g")) ?? [];
  return numbers.filter((number) => !/^uma?\s*$/.test(number)).map(valueOf);
}

const key = ({ kind, value }: Pick<Claim, "kind" | "value">) => `${kind} ${value}`;

function allowedBy({ message, history, lead }: Conversation): Allowed {
  const own = [
    ...history.filter(({ role }) => role === "user").map(({ content }) => content),
    message,
    lead?.email ?? "",
    lead?.phone ?? "",
  ]
    .join("\n")
    .slice(-MAX_OWN_LENGTH);
  const text = plain(own);
  const lines = own.split("\n").map(plain);
  return {
    claims: new Set([
      ...claimsOf(own).map(key),
      ...datesOf(text).map((value) => key({ kind: "deadline", value })),
    ]),
    numbers: new Set(lines.flatMap(numbersOf)),
    amounts: new Set(lines.flatMap(amountsOf)),
    digits: own.replaceAll(/\D/g, ""),
    text,
  };
}

/**
 * Returns the kinds of the unconfirmed claims in a sentence; empty if the sentence may be sent. A claim is confirmed if
 * it is on the site, in the visitor's own messages or contact data, or is contact data of an emergency service.
 */
export type Guard = (sentence: string) => ClaimKind[];

/** Creates the guard for one answer in a conversation. */
export function createGuard(site: Site, conversation: Conversation): Guard {
  let allowed: Allowed | undefined;
  return (sentence) => {
    const claims = claimsOf(sentence).filter((claim) => !isOnSite(claim, site));
    if (claims.length === 0) return [];
    const own = (allowed ??= allowedBy(conversation));
    return [...new Set(claims.filter((claim) => !isAllowed(claim, own)).map(({ kind }) => kind))];
  };
}

function isAllowed(claim: Claim, { claims, numbers, amounts, digits, text }: Allowed): boolean {
  if (claims.has(key(claim))) return true;
  switch (claim.kind) {
    case "price":
      return claim.value !== "0" && !claim.value.endsWith("x") && amounts.has(Number(claim.value));
    case "figure":
      // A CNPJ is a figure with "/".
      return (
        numbers.has(Number(claim.value)) ||
        (claim.value.includes("/") && text.includes(claim.value))
      );
    case "deadline":
      return (claim.value.match(WEEKDAYS) ?? []).some((day) => text.includes(day));
    case "phone":
      return claim.value.length >= MIN_DIGITS && digits.includes(claim.value);
    case "email":
    case "address":
      return isWholeIn(text, claim.value);
    default:
      return false;
  }
}

/** Whether a text contains an address that isn't part of a longer one: "nora.co" isn't in "nora.com.br". */
function isWholeIn(text: string, address: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(address)}(?![\\w-]|\\.\\w)`).test(text);
}

function isOnSite({ kind, value, context }: Claim, site: Site): boolean {
  switch (kind) {
    case "price":
      // Calls to the CVV are free: the price 0 is allowed in a sentence with its name or number.
      return value === "0" && /\b(?:cvv|188)\b/.test(context);
    case "percentage":
      return isSiteFigure(kind, value, context);
    case "figure":
      return (
        isSiteFigure(kind, value, context) ||
        value === plain(site.cnpj) ||
        (value === CVV_NUMBER ? ABOUT_CVV.test(context) : isEmergency(value, context))
      );
    case "deadline":
      return isKnownDuration(value, context, site);
    case "phone":
      return (
        value === CVV_NUMBER ||
        isEmergency(value, context) ||
        (value.length >= MIN_DIGITS && (site.whatsapp ?? "").endsWith(value))
      );
    case "email":
      return value === plain(site.contactEmail);
    default: {
      const host = normalAddress(plain(site.url));
      return (
        value === CVV_ADDRESS ||
        value === host ||
        value.startsWith(`${host}/`) ||
        value.startsWith(`${host}#`) ||
        (site.whatsapp !== undefined && value === `wa.me/${site.whatsapp}`)
      );
    }
  }
}

/** Matches words about stored data. A sentence with one of them may name the site's retention period. */
const ABOUT_DATA =
  /\b(?:dados?|apag\w*|guard\w*|exclu\w*|elimin\w*|privacidade|informac\w*|mant\w*|conversa|entrega a nossa equipe)\b/;

function isKnownDuration(value: string, context: string, { retentionDays }: Site): boolean {
  if (value === `${retentionDays} dia`) return ABOUT_DATA.test(context);
  if (value === "24 hora") return ALWAYS.test(context) && !AS_DEADLINE.test(context);
  if (value === "7 dia") return /\b7 dias (?:por|na|da) semana\b/.test(context);
  return false;
}
