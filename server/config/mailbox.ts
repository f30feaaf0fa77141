import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { email } from "../../src/shared/contact.ts";

/** Mail address with a display name, which may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Matches `Name <address>` or `<address>`, and captures the address. */
const NAMED = /^[^<>\p{Cc}]*<([^<>]*)>$/u;

/**
 * Reads `address` or `Name <address>`. Rejects everything else that Nodemailer's parser would accept, such as a list of
 * addresses, or an address with text before or after it.
 */
export const mailbox = z
  .string()
  .trim()
  .transform((text, context): Mailbox => {
    const address = NAMED.exec(text)?.[1] ?? text;
    const parsed = addressparser(text, { flatten: true });
    const [first] = parsed;
    if (first?.address === address && parsed.length === 1 && isAddress(address)) {
      return { name: first.name, address };
    }
    context.addIssue("use one address, such as contato@example.com or Nome <contato@example.com>");
    return z.NEVER;
  });

/** Reads an address without a name. */
export const bareAddress = z
  .string()
  .trim()
  .refine(isAddress, "use one address alone, such as contato@example.com")
  .transform((address): Mailbox => ({ name: "", address }));

function isAddress(text: string): boolean {
  return email.safeParse(text).success;
}
