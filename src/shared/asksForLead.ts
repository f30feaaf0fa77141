import { leadTriggers } from "./content/chat.ts";

/** Returns whether a reply contains one of the phrases in `leadTriggers`, ignoring case. */
export function asksForLead(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((phrase) => lowerCased.includes(phrase));
}
