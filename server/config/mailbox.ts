import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { email } from "../../src/shared/contact.ts";

/** Mail address with a display name, which may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `address` or `Name <address>`. Rejects a list of addresses, which Nodemailer's parser would accept. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const parsed = addressparser(text, { flatten: true });
  const [first] = parsed;
  if (first && parsed.length === 1 && email.safeParse(first.address).success) {
    return { name: first.name, address: first.address };
  }
  context.addIssue("use one address, such as contato@example.com or Nome <contato@example.com>");
  return z.NEVER;
});
