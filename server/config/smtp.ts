import { z } from "zod";
import { isPrivateHost } from "./hosts.ts";

/** Validates the URL of a mail server. */
export const smtpUrl = z
  .string()
  .refine(
    isMailServer,
    "use smtp://user:password@host:587 or smtps://…; in user and password write %40 for @, %2F for /, %3F for ?, %23 for # and %25 for %",
  )
  .refine((address) => {
    const { requireTLS = "true", name = "localhost" } = parametersOf(address);
    return /^(?:true|false)$/.test(requireTLS) && /^[\w.:[\]-]+$/.test(name);
  }, "use requireTLS=true or requireTLS=false, and a host name for name=");

/** A `/`, `?` or `#` in a password would end the host: there is no path, and no `@` after the host. */
function isMailServer(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return false;
  try {
    decodeURIComponent(address);
  } catch {
    return false;
  }
  return /^\/?$/.test(url.pathname) && !url.search.includes("@") && url.hash === "";
}

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
