import { z } from "zod";
import { isPrivateHost } from "./hosts.ts";

/** Validates the URL of a mail server. */
export const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: "use smtp://user:password@host:587 or smtps://…",
    abort: true,
  })
  .refine(hasValidEscapes, "write %25 for each % of the user name and password")
  // A `/`, `?` or `#` in a password ends the host: the rest would be taken for a path.
  .refine((address) => {
    const { pathname, search, hash } = new URL(address);
    return /^\/?$/.test(pathname) && !search.includes("@") && hash === "";
  }, "write %2F for /, %3F for ?, %23 for # and %40 for @ in the user name and password; there is no path")
  .refine(
    (address) =>
      parametersOf(address)
        .getAll("requireTLS")
        .every((value) => /^(?:true|false)$/.test(value)),
    "use requireTLS=true or requireTLS=false",
  )
  .refine(
    (address) =>
      parametersOf(address)
        .getAll("name")
        .every((value) => /^[\w.:[\]-]+$/.test(value)),
    "use a host name for name=",
  );

/**
 * Whether mail leaves over TLS only: as `requireTLS` in the URL says; by default unless the host is private. `smtps://`
 * always uses TLS.
 */
export function requiresTls(address: string): boolean {
  const written = parametersOf(address).get("requireTLS");
  return written === null ? !isPrivateHost(new URL(address).hostname) : written === "true";
}

/** The host that the mail server is greeted with: `name` of the URL, the site's host if it is a full name, or the sender's. */
export function greetingName(address: string | undefined, siteUrl: string, sender: string): string {
  const written = address && parametersOf(address).get("name");
  const { hostname } = new URL(siteUrl);
  const isFullName = hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
  return written || (isFullName ? hostname : sender.slice(sender.lastIndexOf("@") + 1));
}

function parametersOf(address: string): URLSearchParams {
  return new URL(address).searchParams;
}

function hasValidEscapes(address: string): boolean {
  try {
    return decodeURIComponent(address) !== "";
  } catch {
    return false;
  }
}
