import { z } from "zod";
import { isThisMachine } from "./hosts.ts";

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/** Validates an https URL, or an http URL on this machine. Rejects a user or password, because `fetch` rejects them. */
export const notifyUrl = z.string().transform((text, context): string => {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isThisMachine(url.hostname));
  if (url && isSafe && url.username === "" && url.password === "") return url.href;
  context.addIssue("use an https address without a user or password (http on this machine only)");
  return z.NEVER;
});

/** Validates a secret of Standard Webhooks (https://www.standardwebhooks.com). */
export const notifySecret = z.string().refine((text) => {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (base64 === undefined) return false;
  const bytes = Buffer.from(base64, "base64");
  return (
    bytes.toString("base64").replace(/=+$/, "") === base64.replace(/=+$/, "") &&
    bytes.length >= MIN_SECRET_BYTES &&
    bytes.length <= MAX_SECRET_BYTES
  );
}, `use whsec_ and ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} random bytes in base64`);
