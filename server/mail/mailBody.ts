import { dialableNumbers } from "./dialableNumbers.ts";
import type { Mail } from "./Mail.ts";
import { type EarlierMessage, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";

/**
 * Both parts of a mail to the company, saying the same. Written when it is sent: accepting a message then costs and
 * stores less, and the mail knows all that came before it.
 */
export async function mailBody(
  mail: Mail,
  earlier: readonly EarlierMessage[],
): Promise<{ text: string; html: string | undefined }> {
  const { content, text, html } = mail;
  // Stored complete by an earlier release.
  if (content === undefined || html !== undefined) return { text, html };

  const numbers = await dialableNumbers(content.phone);
  const facts = mailFacts({ ...mail, content }, { earlier, numbers });
  return { text: mailText(facts), html: mailHtml(facts) };
}
