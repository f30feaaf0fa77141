/** An e-mail address in a text. Bounded, so that no text takes long. */
export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/g;
const PHONE = /(?:^|[^\d+])((?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s.]?\d{4})(?!\d)/g;

/** Returns the e-mail address and the Brazilian phone number of a message, each only if the message has one alone. */
export function typedContact(message: string) {
  const emails = message.match(EMAIL) ?? [];
  const phones = [...message.replace(EMAIL, " ").matchAll(PHONE)].map(([, phone]) => phone!.trim());
  return { email: only(emails), phone: only(phones) };
}

const only = (found: readonly string[]) => (found.length === 1 ? found[0] : undefined);
