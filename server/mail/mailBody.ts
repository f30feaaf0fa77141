import { dialableNumbers } from "./dialableNumbers.ts";
import type { Mail } from "./Mail.ts";
import { type EarlierMessage, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";

/**
 * Returns the text and HTML parts of a mail to the company. Written when the mail is sent, not when the message is
 * accepted: accepting stays fast, and the stored row has no HTML.
 */
export async function mailBody(
  mail: Mail,
  earlier: readonly EarlierMessage[],
): Promise<{ text: string; html: string | undefined }> {
  const { content, text, html } = mail;
  // Stored complete by an earlier release, or the doctor's test mail.
  if (content === undefined || html !== undefined) return { text, html };

  const numbers = await dialableNumbers(content.phone);
  const facts = mailFacts({ ...mail, content }, { earlier, numbers });
  return { text: mailText(facts), html: mailHtml(facts) };
}
