import { asksForLead } from "../../../../src/shared/asksForLead.ts";
import type { Circumstances } from "../answers/Answer.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import type { TypedContact } from "../text/readContact.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Understood } from "../understand/understand.ts";
import type { Intent } from "../utterances/index.ts";
import type { Phrases } from "./phrases.ts";
import { type Reply, answered } from "./Reply.ts";
import { replyToAsks } from "./replyToAsks.ts";

/**
 * In a message with one of these intents, contact data isn't answered with a request to fill in the lead form. The
 * answer to "contact-correct" is such a request itself.
 */
const NO_FORM: ReadonlySet<Intent> = new Set<Intent>([
  "distress",
  "sadness",
  "fraud",
  "impersonation",
  "complaint",
  "broken-form",
  "job",
  "supplier",
  "press",
  "privacy-erase",
  "privacy-erase-all",
  "privacy-access",
  "contact-correct",
]);

/** Intents that need no answer of their own in a message whose contact data is answered (`isContactTaken`). */
const CONTACT_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  "leave-contact",
  "privacy-correct",
  "privacy-contact",
]);

/** Intents about contact data that the team already has. */
const KNOWN_CONTACT: ReadonlySet<Intent> = new Set<Intent>(["privacy-correct", "privacy-contact"]);

/** A message without its contact data, and what it asks. */
interface UnderstoodMessage extends Understood {
  question: string;
  contact: TypedContact;
}

/**
 * Returns the reply to a message: that Nora speaks only Portuguese, the answers to its asks (`replyToAsks`), a request
 * to confirm its contact data in the lead form, or the last two together.
 */
export function replyToMessage(
  message: UnderstoodMessage,
  circumstances: Circumstances,
  say: Phrases,
): Reply {
  const { question, language } = message;
  if (language !== undefined) {
    return { text: say.otherLanguage(language, asksForHours(question)), isUnanswered: true };
  }
  if (!isContactTaken(message)) return replyToAsks(message.asks, circumstances, say);
  const asks = message.asks.filter(({ intent }) => !CONTACT_INTENTS.has(intent));
  if (asks.length === 0 || isOnlyContact(question)) return answered(say.contactTyped());
  const reply = replyToAsks(asks, circumstances, say);
  const isSaid = asksForLead(reply.text) || reply.text.includes(say.contactTyped());
  return isSaid ? reply : { ...reply, text: `${reply.text}\n\n${say.contactTyped()}` };
}

/** Matches a normalised message, without its contact data, that only states that: "meu e-mail é" */
const STATES_CONTACT = /^(?:o )?meu (?:email|telefone|celular|numero|whatsapp|contato) e$/;

/** Whether a message's contact data is answered with the lead form, or with the reason not to show it. */
function isContactTaken({ question, contact, asks }: UnderstoodMessage): boolean {
  if (contact === "none" || asks.some(({ intent }) => NO_FORM.has(intent))) return false;
  if (STATES_CONTACT.test(withoutOpening(question))) return true;
  // "11 98765-4321 está errado": the lead's own number is the wrong one.
  return contact !== "known" || asks.every(({ intent }) => !KNOWN_CONTACT.has(intent));
}

const namesHours = anyPhrase(
  "(opening|business|working|office) (hours|times?)",
  "(what (time|hours)|when (are|do) you|are you open)",
  "(horarios?|abren|cierran|abiertos?)",
);

/** Whether a message in English or Spanish asks for the opening hours. */
function asksForHours(message: string): boolean {
  return namesHours(normalise(message));
}

/** Maximum number of other words in a message that is taken as contact data only. */
const MAX_WORDS_AROUND = 7;

/** Whether a message without its contact data is too short for a question and has no question mark. */
export function isOnlyContact(question: string): boolean {
  return !question.includes("?") && normalise(question).split(" ").length <= MAX_WORDS_AROUND;
}
