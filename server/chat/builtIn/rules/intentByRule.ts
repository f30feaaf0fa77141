import type { DialogueState } from "../dialogueState.ts";
import { after } from "../followUp/followUpRule.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import { isAboutArrival } from "./arrival.ts";
import { isAboutSeparateCharge } from "./charge.ts";
import { comparesToNora } from "./comparesToNora.ts";
import { isAboutEmployees } from "./employees.ts";
import { isAboutOwnContact } from "./ownContact.ts";
import { isAboutPayingUs } from "./payment.ts";
import { refusesEmail, refusesPhone } from "./refusedField.ts";
import { isSupplier } from "./supplier.ts";
import { isWithoutCompany } from "./withoutCompany.ts";

interface Rule {
  intent: Intent;
  /** Whether the rule matches a normalised text. */
  matches: (text: string, state: DialogueState) => boolean;
  /** Guesses of the classifier that the rule doesn't replace. */
  unless?: readonly Intent[];
}

const wantsOnlyWhatsapp = anyPhrase(
  "^ {eu|e|mas} (so|somente) {uso|tenho|no|por|pelo|o} whatsapp $",
);

const asksHowLong = anyPhrase(
  "^ {e|mas} em quanto tempo {voces|fazem|faz|fica|ficar|pronto|leva|entregam|isso|um|uma|assim|mais ou menos} $",
);

const isAboutProject = after(/^(?:project-|figure-|booking$|app$|online-store$|intranet$)/);

/** The first rule that matches counts. */
const RULES: readonly Rule[] = [
  {
    intent: "supplier",
    matches: isSupplier,
    unless: ["sizes", "hosting", "quote", "hours-holiday"],
  },
  { intent: "privacy-contact", matches: isAboutOwnContact },
  { intent: "message-status", matches: isAboutArrival, unless: ["existing-site", "sites"] },
  { intent: "figure-portal", matches: isAboutEmployees, unless: ["migration", "sizes"] },
  {
    intent: "without-company",
    matches: isWithoutCompany,
    unless: ["hosting", "invoice", "contract", "form-fields"],
  },
  {
    intent: "privacy-erase",
    matches: (text, { intents }) => intents.includes("privacy-erase") && refusesEmail(text),
  },
  { intent: "form-fields", matches: (text) => refusesEmail(text) || refusesPhone(text) },
  {
    intent: "price",
    matches: isAboutSeparateCharge,
    unless: [
      "trial",
      "invoice",
      "urgent",
      "hosting",
      "warranty",
      "quote-free",
      "combine",
      "site-extras",
    ],
  },
  // "qual projeto vocês fizeram para empresa grande?"
  {
    intent: "project-portal",
    matches: anyPhrase(
      "^ {e|qual|que|quais|algum|alguma|tem|ja|voces|teve} " +
        "(projeto|projetos|trabalho|fizeram|fez|algo|alguma coisa) ..6 " +
        "(empresa* (grande*|com (muitos|centenas de|muita|bastante))|(muitos|centenas de) funcionarios|" +
        "muita gente) ..3 $",
    ),
  },
  // "qual dos dois eu faço primeiro?", "por enquanto só tenho instagram"
  {
    intent: "recommend",
    matches: anyPhrase(
      "^ {e|mas|entao|por} qual (dos dois|deles) ..6 (primeiro|antes|comec*)",
      "^ {ja|eu|so|somente|por enquanto|hoje|a gente} (tenho|temos|uso|usamos) {so|somente|apenas|o|ja} " +
        "(instagram|facebook) {so|mesmo|por enquanto} $",
    ),
  },
  // "com busca por bairro e preço", "que mostre o preço dos produtos"
  {
    intent: "site-extras",
    matches: anyPhrase(
      "(busca|buscar|filtro|filtros|filtrar) ..3 por ..3 (preco|precos|valor|valores)",
      "(que|para) mostr* [o|os] (preco|precos|valor|valores) (do|da|dos|das|de cada)",
    ),
  },
  // "o portal serve pra empresa pequena?"
  {
    intent: "sizes",
    matches: anyPhrase(
      "(serve|servem|funciona|indicado|bom|e so|so|somente|apenas) [tambem] para ..2 (empresa*|negocio*|loja*) ..1 " +
        "(pequen*|grande*|medi*|com \\d+|de \\d+)",
    ),
  },
  // "aquele sistema do portfólio é de quem?"
  {
    intent: "project-clients",
    matches: anyPhrase(
      "(portfolio|projeto|case|app de reservas|loja virtual fashion|portal corporativo|sistema de gestao|" +
        "chatbot whatsapp|landing page saas) ..3 (e|era|foi|fizeram para) (de quem|para quem|quem|de que (empresa|cliente)) $",
    ),
  },
  { intent: "chatbots", matches: comparesToNora },
  // After a project, which has a way to pay of its own
  {
    intent: "payment",
    matches: (text, state) => isAboutPayingUs(text) && isAboutProject(state),
  },
  // "e em quanto tempo?"
  {
    intent: "deadline",
    matches: (text, state) => asksHowLong(text) && isAboutProject(state),
  },
  // "oi, ainda aí?", after any subject
  {
    intent: "test",
    matches: anyPhrase("^ {oi|ola|alo|e|ei|nora|voce} (ainda|esta|continua|voce) [esta] ai $"),
  },
  { intent: "hours-now", matches: anyPhrase("^ {oi|ola|alo|e|ei|tem|ha} alguem [ai] $") },
  // "e você usa IA também?"
  {
    intent: "identity-robot",
    matches: anyPhrase(
      "^ {e|mas} voce {mesmo|tambem} (usa|e|tem) [uma] (ia|inteligencia artificial|chatgpt|gpt) {tambem|mesmo} $",
    ),
  },
  // "só whatsapp", as an answer about the visitor's own contact
  {
    intent: "whatsapp-number",
    matches: (text, { intents }) =>
      wantsOnlyWhatsapp(text) && !intents.some((intent) => /^(?:bot-|chatbots$)/.test(intent)),
  },
  // "já tá incluso?", without the name of a service
  {
    intent: "price",
    matches: anyPhrase("^ {ja|e|isso|esta|vem|tudo|ai} (inclus*|incluid*) [no preco] $"),
  },
];

/** Guesses that no rule replaces. */
const NEVER_REPLACED: ReadonlySet<Intent> = new Set<Intent>([
  "distress",
  "fraud",
  "impersonation",
  "injection",
  "complaint",
  "broken-form",
  "job",
  "press",
  "off-topic",
  "privacy-erase",
  "privacy-retention",
]);

/** Maximum length in characters of a text that a rule may recognise. It bounds the cost of a hostile message. */
const MAX_LENGTH = 400;

/**
 * Returns the intent of the first rule that matches a normalised text, which replaces the classifier's guess; undefined
 * if none matches. The rules are for questions with a few deciding words, which the classifier gives too little weight.
 */
export function intentByRule(
  text: string,
  state: DialogueState,
  guess: Intent,
): Intent | undefined {
  if (text.length > MAX_LENGTH || NEVER_REPLACED.has(guess)) return undefined;
  const rule = RULES.find(
    ({ matches, unless }) => !unless?.includes(guess) && matches(text, state),
  );
  return rule?.intent;
}
