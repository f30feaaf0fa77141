import { isPrivateHost } from "./hosts.ts";
import { parsed } from "./schemas.ts";

/** A `/`, `?` or `#` in a password would end the host: there is no path, and no `@` after the host. */
const MAIL_SERVER = /^smtps?:\/\/(?:[^@/?#]*@)?[^@/?#]+\/?(?:\?[^@#]*)?$/i;

/** URL of a mail server. */
export const smtpUrl = parsed(
  "use smtp://user:password@host:587 or smtps://…, perhaps with ?requireTLS=true or false, or name= and a host name; in user and password write %40 for @, %2F for /, %3F for ?, %23 for # and %25 for %",
  (address) => {
    // Throws for a % that begins no UTF-8 character.
    decodeURIComponent(address);
    const { requireTLS = "true", name = "localhost" } = parametersOf(address);
    const isKnown = /^(?:true|false)$/.test(requireTLS) && /^[\w.:[\]-]+$/.test(name);
    return isKnown && MAIL_SERVER.test(address) && URL.canParse(address) ? address : undefined;
  },
);

/**
 * Whether mail leaves over TLS only: as `requireTLS` in the URL says; by default unless the host is private. `smtps://`
 * always uses TLS.
 */
export function requiresTls(address: string): boolean {
  const { requireTLS } = parametersOf(address);
  return requireTLS ? requireTLS === "true" : !isPrivateHost(new URL(address).hostname);
}

/** The host that the mail server is greeted with: `name` of the URL, the site's host if it is a full name, or the sender's. */
export function greetingName(address: string | undefined, siteUrl: string, sender: string): string {
  const { name } = address ? parametersOf(address) : {};
  const { hostname } = new URL(siteUrl);
  const isFullName = hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
  return name ?? (isFullName ? hostname : sender.slice(sender.lastIndexOf("@") + 1));
}

function parametersOf(address: string): { requireTLS?: string; name?: string } {
  return Object.fromEntries(URL.parse(address)?.searchParams ?? []);
}
