import { z } from "zod";
import { email } from "../../src/shared/contact.ts";
import { isThisMachine } from "./hosts.ts";

/** Schema of a text's value. If `read` throws or returns undefined, the text has the problem `message`. */
export function parsed<T>(message: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    try {
      const value = read(text);
      if (value !== undefined) return value;
    } catch {
      // A problem as well.
    }
    context.addIssue(message);
    return z.NEVER;
  });
}

export const onOff = z.enum(["on", "off"], "use on or off").transform((value) => value === "on");

export function wholeNumber(minimum: number, maximum: number) {
  return parsed(`use a whole number from ${minimum} to ${maximum}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  });
}

/** Key, token or name that is valid in a header. */
export const visibleAscii = z.string().regex(/^[\x21-\x7e]+$/, "use visible ASCII characters");

/** Normalised origin: scheme, host and port, no path. `URL` would accept a `*` within a name. */
export const origin = parsed("use an origin such as https://example.com, no path or *", (text) => {
  const url = /^https?:\/\/[^/?#@]+\/?$/i.test(text) ? new URL(text).origin : "*";
  return url.includes("*") ? undefined : url;
});

/** Rate limit: `requests` per `seconds`. */
export interface Limit {
  requests: number;
  seconds: number;
}

/** `requests/seconds`; `off` becomes null. */
export const limit = parsed<Limit | null>("use requests/seconds such as 5/600, or off", (text) => {
  if (text === "off") return null;
  const [, requests, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  return requests ? { requests: Number(requests), seconds: Number(seconds) } : undefined;
});

/** One address, without a name. */
export const address = parsed("use an address such as contato@example.com", (text) =>
  email.parse(text.trim()),
);

/** `Name <address>`, `"Name" <address>` or `<address>`. */
const NAMED = /^(?:"([^"\\<>\p{Cc}]*)"|([^"<>,;:\p{Cc}]*))\s*<([^<>]*)>$/u;

/** `address` or `Name <address>`, not a list of them; the name may be empty. */
export const mailbox = parsed("use one address such as Nome <contato@example.com>", (text) => {
  const [, quoted, name = quoted ?? "", bare = text] = NAMED.exec(text.trim()) ?? [];
  return { name: name.trim(), address: email.parse(bare.trim()) };
});

/**
 * Digits of a number with country code. Brazil's numbers have 10 or 11 digits after 55, North America's 10 after 1, not
 * beginning with 0 or 1: a São Paulo number without its country code, such as 11 98765-4321, is neither.
 */
const DIGITS = /^(?:55\d{10,11}|1[2-9]\d{9}|(?!55)[2-9]\d{7,14})$/;

/** Phone number with country code, such as `+55 (11) 98765-4321`; becomes its digits (E.164 without `+`). */
export const whatsapp = parsed("use country code and number: +55 11 98765-4321", (text) => {
  const digits = text
    .trim()
    .replace(/^\+/, "")
    .replaceAll(/[\s()-]/g, "");
  return DIGITS.test(digits) ? digits : undefined;
});

/** An https URL, or an http URL on this machine, without a user or password, which `fetch` rejects. */
export const notifyUrl = parsed("use an https address without user and password", (text) => {
  const { protocol, hostname, username, password } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
  return isSafe && username + password === "" ? text : undefined;
});

/** Secret of Standard Webhooks (https://www.standardwebhooks.com). */
export const notifySecret = parsed("use whsec_ and 24 to 64 random bytes in base64", (text) => {
  const bytes = Buffer.from(text.replace("whsec_", ""), "base64");
  const isWhole = text === `whsec_${bytes.toString("base64")}`;
  return isWhole && bytes.length >= 24 && bytes.length <= 64 ? text : undefined;
});

/** The secret that signs and, while rotating, the one before it after a comma. */
export const secrets = parsed("use 32 characters at least; two while rotating: a,b", (text) => {
  const all = text.split(",").map((secret) => secret.trim());
  return all.length <= 2 && all.every(({ length }) => length >= 32) ? all : undefined;
});
