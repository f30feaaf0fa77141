import { type Received, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";

/** Both parts of a mail to the company, saying the same. */
export async function mailBody(received: Received): Promise<{ text: string; html: string }> {
  const facts = await mailFacts(received);
  return { text: mailText(facts), html: mailHtml(facts) };
}
