import { z } from "zod";
import { isThisMachine } from "./hosts.ts";

/** Validates an https URL, or an http URL on this machine. Rejects a user or password, because `fetch` rejects them. */
export const notifyUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
}, "use an https address without a user or password (http on this machine only)");

/** Validates a secret of Standard Webhooks (https://www.standardwebhooks.com). */
export const notifySecret = z.string().refine((text) => {
  const bytes = Buffer.from(text.replace("whsec_", ""), "base64");
  const isWhole = text === `whsec_${bytes.toString("base64")}`;
  return isWhole && bytes.length >= 24 && bytes.length <= 64;
}, "use whsec_ and 24 to 64 random bytes in base64");
