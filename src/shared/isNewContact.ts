import type { Lead } from "./lead.ts";

/** Whether an e-mail address or phone number written in a message differs from those of the confirmed lead. */
export function isNewContact(
  written: { email?: string | undefined; phone?: string | undefined },
  { email, phone = "" }: Lead,
): boolean {
  return (
    (written.email ?? email).toLowerCase() !== email.toLowerCase() ||
    digitsOf(written.phone ?? phone) !== digitsOf(phone)
  );
}

/** Returns a phone number's digits without Brazil's country code or a leading zero. */
function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "").replace(/^(?:55|0)(?=\d{10,11}$)/, "");
}
