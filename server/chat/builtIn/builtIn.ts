import { asksForLead } from "../../../src/shared/asksForLead.ts";
import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import type { Answer, Circumstances } from "./answers/Answer.ts";
import { answerTo } from "./answers/index.ts";
import { createClassifier } from "./classifier/classifier.ts";
import { readTrainedModel } from "./classifier/trainedModel.ts";
import { INITIAL_STATE, type DialogueState } from "./dialogueState.ts";
import { wasInDistress } from "./distress/distress.ts";
import { CVV, type Phrases, phrases, subjects } from "./phrases.ts";
import { isAboutCharge } from "./rules/charge.ts";
import { isAboutOwnName } from "./rules/ownName.ts";
import { anyPhrase } from "./text/anyPhrase.ts";
import { normalise } from "./text/normalise.ts";
import { type TypedContact, hasUnconfirmed, readContact } from "./text/readContact.ts";
import { withoutOpening } from "./text/withoutOpening.ts";
import { type Ask, SMALL_TALK } from "./understand/ask.ts";
import { type Understood, understand } from "./understand/understand.ts";
import type { Intent } from "./utterances/index.ts";
import { withoutRedundantIntents } from "./withoutRedundantIntents.ts";

/** Maximum number of the visitor's earlier messages considered for a follow-up question. */
const REMEMBERED_TURNS = 4;

/** Maximum characters read of an earlier message, from its end: a long message usually ends with its question. */
const REMEMBERED_LENGTH = 600;

/** Maximum number of other words in a message that is taken as contact data only. */
const MAX_WORDS_AROUND = 7;

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

/** Intents whose answers refuse a subject. After them, "por que não?" doesn't ask for what the page leaves out. */
const OUT_OF_SCOPE: ReadonlySet<Intent> = new Set<Intent>([
  "off-topic",
  "other-shop",
  "chat-language",
]);

export interface Reply {
  text: string;
  /** Whether an answer has `isUnknown` or no question was understood. Always false after a message of distress. */
  isUnanswered: boolean;
}

interface BuiltInReply extends Reply {
  /**
   * Whether the message tells of suicide, self-harm or sadness, or a recent one before it of the first two. The text
   * then names the CVV, and a model mustn't answer instead.
   */
  needsCare: boolean;
}

/** A message without its contact data, the state before it, and what it asks. */
interface UnderstoodMessage extends Understood {
  question: string;
  contact: TypedContact;
  state: DialogueState;
  hasLead: boolean;
}

/**
 * Creates the built-in assistant, which needs no language model. It answers up to `MAX_ASKS` questions of a message
 * from the site's content, or says that the site has no answer. If a question isn't clear, it may ask which subject is
 * meant. It keeps no state: a reply depends on the site, the conversation and the time.
 */
export function builtIn(site: Site, now: () => Date = () => new Date()) {
  const classifier = createClassifier(readTrainedModel());

  return (conversation: Conversation): BuiltInReply => {
    const { state, isAfterDistress } = stateAfter(conversation);
    const hasLead = conversation.lead !== null;
    const { question: written, contact } = readContact(conversation, site.contactEmail);
    const question = withNameAsSubject(written, conversation.lead);
    const isEndOfComplaint =
      contact !== "none" && isOnlyContact(question) && state.intents.some(isComplaint);
    const before = isEndOfComplaint ? { ...state, text: "", intents: [] } : state;
    const understood = understand(classifier, question, before);
    const isUnconfirmed = hasUnconfirmed(conversation, site.contactEmail);
    const say = phrases(conversation, { ...site, contact, isUnconfirmed, isAfterDistress });
    const reply = replyIn({ question, contact, state, hasLead, ...understood }, say);
    if (!isAfterDistress) return { ...reply, needsCare: understood.asks.some(isSad) };
    const text = reply.text.includes("CVV") ? reply.text : `${reply.text}\n\n${CVV}`;
    return { text, isUnanswered: false, needsCare: true };
  };

  function replyIn(message: UnderstoodMessage, say: Phrases): Reply {
    const { question, state, language } = message;
    if (language !== undefined)
      return { text: say.otherLanguage(language, asksForHours(question)), isUnanswered: true };
    const takesContact = isContactTaken(message);
    const asks = takesContact
      ? message.asks.filter(({ intent }) => !CONTACT_INTENTS.has(intent))
      : message.asks;
    if (takesContact && (asks.length === 0 || isOnlyContact(question))) {
      return answered(say.contactTyped());
    }
    const reply = replyTo(asks, circumstancesOf(question, state, message), say);
    const isSaid = asksForLead(reply.text) || reply.text.includes(say.contactTyped());
    return takesContact && !isSaid
      ? { ...reply, text: `${reply.text}\n\n${say.contactTyped()}` }
      : reply;
  }

  /**
   * Interprets the visitor's last `REMEMBERED_TURNS` messages again. Returns the state after them, and whether one of
   * them tells of distress.
   */
  function stateAfter({ history, lead }: Conversation) {
    let isAfterDistress = wasInDistress(history);
    let state = { ...INITIAL_STATE, hasLead: lead !== null };
    const change = (changed: Partial<DialogueState>) => {
      state = { ...state, ...changed };
    };
    const remembered = history.filter(({ role }) => role === "user").slice(-REMEMBERED_TURNS);
    for (const message of remembered) {
      const content = message.content.slice(-REMEMBERED_LENGTH);
      const { asks, topics } = understand(classifier, content, state);
      isAfterDistress ||= asks.some(({ intent }) => intent === "distress");
      const reply = history[history.indexOf(message) + 1];
      const typed = readContact({ message: content, history: [], lead }, site.contactEmail);
      change({
        isPostponed: lead === null && (state.isPostponed || (state.isOffered && isDeclined(asks))),
        isOffered: lead === null && reply?.role === "assistant" && asksForLead(reply.content),
        hasTypedContact: lead === null && (state.hasTypedContact || typed.contact !== "none"),
      });
      if (asks.every(({ intent }) => SMALL_TALK.has(intent))) continue;
      const circumstances = circumstancesOf(content, state, { topics, hasLead: false });
      const answers = asks.map(({ intent }) => answerTo(intent, circumstances));
      const items = answers.flatMap((answer) => answer.items ?? []);
      const isSubject = asks.some(({ certainty }) => certainty === "sure");
      change({
        text: isSubject ? content : state.text,
        intents: asks.map(({ intent }) => intent),
        topics,
        items: items.length > 0 ? items : state.items,
        isNotStated:
          answers.some(({ isUnknown }) => isUnknown === true) &&
          asks.every(({ intent }) => !OUT_OF_SCOPE.has(intent)),
      });
    }
    return { state, isAfterDistress };
  }

  function circumstancesOf(
    message: string,
    { intents: before }: DialogueState,
    { topics, hasLead }: Pick<Circumstances, "topics" | "hasLead">,
  ): Circumstances {
    return { site, now: now(), message: normalise(message), before, topics, hasLead };
  }
}

/** Whether a message's asks only decline an offer for now. */
function isDeclined([first, ...others]: readonly Ask[]): boolean {
  return others.length === 0 && (first?.intent === "no" || first?.intent === "offer-later");
}

/** Whether an ask is one of distress or sadness. Distress that isn't clear is answered as sadness (`selectAsks`). */
function isSad({ intent, certainty }: Ask): boolean {
  return (intent === "distress" || intent === "sadness") && certainty !== "unknown";
}

/** After a message with one of these intents, contact data is for a reply by the team and not a new complaint. */
function isComplaint(intent: Intent): boolean {
  return intent === "complaint" || intent === "broken-form";
}

/** Begins a correction of the lead's name with "meu nome", if it lacks that: "não é Ana, é Ana Paula". */
function withNameAsSubject(question: string, lead: Conversation["lead"]): string {
  if (lead === null) return question;
  const [firstName] = normalise(lead.name).split(" ");
  if (!normalise(question).split(" ").includes(firstName!)) return question;
  const wholes = [`Meu nome ${question}`, `Meu nome é ${question}`];
  const isContrast = /,\s*não\s/i.test(question);
  const whole = wholes.find(
    (text, index) => (index === 0 || isContrast) && isAboutOwnName(normalise(text)),
  );
  return whole ?? question;
}

function answered(text: string): Reply {
  return { text, isUnanswered: false };
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

/** Whether a message without its contact data is too short for a question and has no question mark. */
function isOnlyContact(question: string): boolean {
  return !question.includes("?") && normalise(question).split(" ").length <= MAX_WORDS_AROUND;
}

/**
 * Finds words for what the company does or knows. Not those that are also about a call for help, such as "ligar",
 * "número" and "atender".
 */
const namesCompanysSubject = anyPhrase(
  "(site*|pagina*|landing|lojas?|sistema*|software|programa|app|aplicativo|chatbot*|robo*)",
  "voce e (um|uma) (pessoa|humano|humana|maquina|ia|inteligencia)",
  "(precos?|quanto (custa|fica|sai)|orcamento*|prazo*|horario*|que horas|servicos?|projetos?|portfolio)",
  "(meus|os) dados|privacidade|lgpd|cookies|cnpj|empresa|equipe|voces (fazem|vendem|criam)",
);

/**
 * Returns the answers to a message's questions, the reply to a yes or no, a counter-question, or "I don't know". After
 * a message of distress, a message that isn't clearly about the company gets the answer to distress.
 */
function replyTo(asks: readonly Ask[], circumstances: Circumstances, say: Phrases): Reply {
  const [first] = asks;
  const isClear = first?.certainty === "sure" && !SMALL_TALK.has(first.intent);
  if (say.isAfterDistress && !(isClear && namesCompanysSubject(circumstances.message))) {
    return joined([answerTo("distress", circumstances)], say);
  }
  if (first === undefined || first.certainty === "unknown") {
    return { text: say.unknown(), isUnanswered: true };
  }
  if (first.certainty === "doubtful") {
    const [one, other] = [subjects[first.intent], subjects[first.runnerUp]];
    if (one !== undefined && other !== undefined && one !== other) {
      return answered(say.whichOf(one, other));
    }
  }
  if (asks.length === 1 && (first.intent === "yes" || first.intent === "no")) {
    const followed = say.toOffer(first.intent);
    if (followed !== undefined) return answered(followed);
  }
  const asked = withDeadline(
    withoutRedundantIntents(asks.map(({ intent }) => intent)),
    circumstances,
  );
  const intents = withCharge(asked, circumstances);
  return joined(
    intents.map((intent) => answerTo(intent, circumstances)),
    say,
  );
}

/** Finds a question for both price and deadline: "qual o valor e o prazo?" */
const asksForPriceAndDeadline = anyPhrase(
  "(valor|valores|preco|precos|custo|orcamento|quanto (custa|fica|sai)) [e] [o|os|em|qual o] " +
    "(prazo|prazos|quanto tempo|tempo de entrega)",
  "(prazo|prazos|tempo de entrega) e [o|os|qual o] (valor|valores|preco|precos|custo|orcamento)",
);

/** Answers both price and deadline if a message asks for both and nothing else was understood. */
function withDeadline(intents: readonly Intent[], { message }: Circumstances): readonly Intent[] {
  const isOnlyOfThem = intents.every((intent) => /^(?:price|quote|deadline)/.test(intent));
  return isOnlyOfThem && asksForPriceAndDeadline(message) ? ["price", "deadline"] : intents;
}

/** Adds the price to a feature of a service if a message asks whether that is included: "o painel está incluso?" */
function withCharge(intents: readonly Intent[], { message }: Circumstances): readonly Intent[] {
  const [only] = intents;
  const isFeature =
    intents.length === 1 && /^(?:(?:site|system|bot)-|(?:support|after-delivery)$)/.test(only!);
  return isFeature && isAboutCharge(message) ? [only!, "price"] : intents;
}

/**
 * Joins answers into one reply. Repeated sentences and all offers but one are left out. The reply is never blank:
 * without any text it is "I don't know".
 */
export function joined(answers: readonly Answer[], say: Phrases): Reply {
  const texts = answers.map(({ say: variants, brief }) => {
    if (brief !== undefined && answers.length > 1) return brief;
    return typeof variants === "string" ? variants : say.unsaid(variants);
  });
  const kinds = answers.flatMap((answer) => answer.offer ?? []);
  const offer = kinds.find((kind) => kind !== "project") ?? kinds[0];
  const offers = offer === undefined ? [] : [say.offer(offer)];
  const text = [...withoutRepetition(texts), ...offers].join(texts.length > 1 ? "\n\n" : " ");
  if (text.trim() === "") return { text: say.unknown(), isUnanswered: true };
  return { text, isUnanswered: answers.some(({ isUnknown }) => isUnknown === true) };
}

/** Removes sentences that an earlier text contains. A text that loses half of its sentences or more is dropped. */
function withoutRepetition(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.flatMap((text) => {
    // Split after the whitespace, so that joining the sentences restores the text.
    const sentences = text.split(/(?<=[.!?]\s+)(?=\S)/);
    const fresh = sentences.filter((sentence) => !said.has(sentence.trim()));
    for (const sentence of sentences) said.add(sentence.trim());
    // Without half of its sentences a text would lack context.
    return fresh.length * 2 > sentences.length ? [fresh.join("").trim()] : [];
  });
}
