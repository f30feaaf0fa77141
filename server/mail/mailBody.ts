import { dialableNumbers } from "./dialableNumbers.ts";
import type { Mail } from "./Mail.ts";
import { type EarlierMessage, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";

/**
 * Builds the text and HTML parts of a mail. Called when the mail is sent, not when its message is stored: storing stays
 * fast, and no HTML is stored.
 */
export async function mailBody(
  mail: Mail,
  earlier: readonly EarlierMessage[],
): Promise<{ text: string; html: string | undefined }> {
  const { content, text, html } = mail;
  // A message stored by an earlier release with its final body, or the test mail of `npm run doctor`.
  if (content === undefined || html !== undefined) return { text, html };

  const numbers = await dialableNumbers(content.phone);
  const facts = mailFacts({ ...mail, content }, { earlier, numbers });
  return { text: mailText(facts), html: mailHtml(facts) };
}
