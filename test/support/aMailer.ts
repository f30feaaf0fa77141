import { type Mailer, createMailer } from "../../server/mail/mailer.ts";

/** Returns a mailer for the given SMTP URL; it doesn't require TLS. */
export function aMailer(server: string): Mailer {
  return createMailer({
    server,
    requireTls: false,
    greetingName: "nora.example",
    directory: "",
    to: { name: "", address: "contato@nora.example" },
    from: { name: "Site Nora", address: "site@nora.example" },
  });
}
