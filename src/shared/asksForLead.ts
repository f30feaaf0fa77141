import { contactRequests, leadTriggers } from "./content/chat.ts";
import { typedContact } from "./typedContact.ts";
import { unaccented } from "./unaccented.ts";

/** Returns whether an answer asks for contact data, which brings up the lead form. */
export function asksForLead(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((phrase) => lowerCased.includes(phrase));
}

const REQUEST = new RegExp(`\\b(?:${unaccented(contactRequests).replaceAll(", ", "|")})`);

/** Returns whether a visitor's message asks for a quote, a person or a call, or leaves contact data. */
export function asksForContact(message: string): boolean {
  const isLeft = Object.values(typedContact(message)).some(Boolean);
  return isLeft || REQUEST.test(unaccented(message));
}
