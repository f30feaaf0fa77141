import { leadTriggers } from "./content/chat.ts";

export function asksForLead(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((phrase) => lowerCased.includes(phrase));
}
