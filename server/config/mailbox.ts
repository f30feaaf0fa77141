import { z } from "zod";
import { email } from "../../src/shared/contact.ts";

/** Mail address with a display name, which may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** `Name <address>`, `"Name" <address>` or `<address>`. */
const NAMED = /^(?:"([^"\\<>\p{Cc}]*)"|([^"<>,;:\p{Cc}]*))\s*<([^<>]*)>$/u;

/** Reads `address` or `Name <address>`; a list of addresses is refused. */
export const mailbox = z
  .string()
  .trim()
  .transform((text, context): Mailbox => {
    const [, quoted, name = quoted ?? "", address = text] = NAMED.exec(text) ?? [];
    if (email.safeParse(address).success) return { name: name.trim(), address };
    context.addIssue("use one address, such as contato@example.com or Nome <contato@example.com>");
    return z.NEVER;
  });

/** Reads an address without a name. */
export const bareAddress = mailbox.refine(
  ({ name }) => name === "",
  "use one address alone, such as contato@example.com",
);
