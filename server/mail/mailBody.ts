import { dialableNumbers } from "./dialableNumbers.ts";
import type { Mail } from "./Mail.ts";
import { type EarlierMessage, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";

/**
 * Builds the text and HTML parts of a mail. Called when the mail is sent, not when its message is stored: storing stays
 * fast, and the row has no HTML.
 */
export async function mailBody(
  mail: Mail,
  earlier: readonly EarlierMessage[],
): Promise<{ text: string; html: string | undefined }> {
  const { content, text, html } = mail;
  // Stored by an earlier release with its final text and HTML, or the doctor's test mail.
  if (content === undefined || html !== undefined) return { text, html };

  const numbers = await dialableNumbers(content.phone);
  const facts = mailFacts({ ...mail, content }, { earlier, numbers });
  return { text: mailText(facts), html: mailHtml(facts) };
}
