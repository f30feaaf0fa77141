import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import { isAboutArrival } from "./arrival.ts";
import { isAboutSeparateCharge } from "./charge.ts";
import { isAboutEmployees } from "./employees.ts";
import { isAboutOwnContact } from "./ownContact.ts";
import { refusesEmail, refusesPhone } from "./refusedField.ts";
import { isSupplier } from "./supplier.ts";
import { isWithoutCompany } from "./withoutCompany.ts";

interface Rule {
  intent: Intent;
  /** Whether the rule holds for a normalised text. */
  holds: (text: string, state: DialogueState) => boolean;
  /** Guesses of the classifier that the rule doesn't replace. */
  unless?: readonly Intent[];
}

/** The first rule that holds counts. */
const RULES: readonly Rule[] = [
  { intent: "supplier", holds: isSupplier, unless: ["sizes", "hosting", "quote", "hours-holiday"] },
  { intent: "privacy-contact", holds: isAboutOwnContact },
  { intent: "message-status", holds: isAboutArrival, unless: ["existing-site", "sites"] },
  { intent: "figure-portal", holds: isAboutEmployees, unless: ["migration", "sizes"] },
  {
    intent: "without-company",
    holds: isWithoutCompany,
    unless: ["hosting", "invoice", "contract", "form-fields"],
  },
  {
    intent: "privacy-erase",
    holds: (text, { intents }) => intents.includes("privacy-erase") && refusesEmail(text),
  },
  { intent: "form-fields", holds: (text) => refusesEmail(text) || refusesPhone(text) },
  {
    intent: "price",
    holds: isAboutSeparateCharge,
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
    holds: anyPhrase(
      "^ {e|qual|que|quais|algum|alguma|tem|ja|voces|teve} (projeto|projetos|trabalho|fizeram|fez|algo|alguma coisa) ..6 " +
        "(empresa* (grande*|com (muitos|centenas de|muita|bastante))|(muitos|centenas de) funcionarios|muita gente) ..3 $",
    ),
  },
  // "qual dos dois eu faço primeiro?", "por enquanto só tenho instagram"
  {
    intent: "recommend",
    holds: anyPhrase(
      "^ {e|mas|entao|por} qual (dos dois|deles) ..6 (primeiro|antes|comec*)",
      "^ {ja|eu|so|somente|por enquanto|hoje|a gente} (tenho|temos|uso|usamos) {so|somente|apenas|o|ja} (instagram|facebook) {so|mesmo|por enquanto} $",
    ),
  },
  // "já tá incluso?", without the name of a service
  {
    intent: "price",
    holds: anyPhrase("^ {ja|e|isso|esta|vem|tudo|ai} (inclus*|incluid*) [no preco] $"),
  },
];

/** Intents that no rule replaces. */
const KEPT: ReadonlySet<Intent> = new Set<Intent>([
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
 * Returns the intent of the first rule that holds for a normalised text; undefined if none does. It replaces the
 * classifier's guess. The rules are for questions with a few deciding words, which the classifier gives too little weight.
 */
export function ruledIntent(text: string, state: DialogueState, guess: Intent): Intent | undefined {
  if (text.length > MAX_LENGTH || KEPT.has(guess)) return undefined;
  const rule = RULES.find(({ holds, unless }) => !unless?.includes(guess) && holds(text, state));
  return rule?.intent;
}
