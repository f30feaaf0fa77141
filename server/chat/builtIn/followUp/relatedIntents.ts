import type { DialogueState } from "../dialogueState.ts";
import type { Intent } from "../utterances/index.ts";

/** Groups of intents about one subject. A follow-up probably has an intent of the same group. */
const SUBJECTS: readonly (readonly Intent[])[] = [
  ["project-shop", "figure-shop", "online-store", "project-details", "project-links"],
  ["project-management", "system-stock", "project-details", "project-links"],
  ["project-chatbot", "figure-chatbot", "project-details", "project-links", "bot-handoff"],
  ["project-landing", "figure-landing", "project-details", "project-links"],
  ["project-booking", "booking", "app", "project-details", "project-links"],
  ["project-portal", "figure-portal", "intranet", "project-details", "project-links"],
  ["portfolio", "project-which", "portfolio-count", "project-clients", "project-links"],
  [
    "sites",
    "site-design",
    "site-mobile",
    "site-google",
    "site-panel",
    "site-extras",
    "existing-site",
  ],
  [
    "systems",
    "system-stock",
    "system-integration",
    "system-reports",
    "system-backup",
    "system-extras",
  ],
  [
    "chatbots",
    "bot-channels",
    "bot-always",
    "bot-leads",
    "bot-training",
    "bot-handoff",
    "bot-extras",
    "bot-whatsapp-account",
    "ai",
  ],
  [
    "hours",
    "hours-saturday",
    "hours-sunday",
    "hours-holiday",
    "hours-now",
    "hours-night",
    "hours-lunch",
    "hours-support",
    "chat-hours",
    "timezone",
  ],
  ["price", "monthly", "payment", "discount", "quote", "quote-free", "invoice"],
  ["deadline", "urgent", "start-when", "deadline-written"],
  [
    "contact",
    "email",
    "phone",
    "whatsapp-number",
    "form-fields",
    "who-replies",
    "answer-time",
    "contact-next",
  ],
  [
    "about",
    "founding",
    "owner",
    "team-size",
    "address",
    "cnpj",
    "legal-name",
    "company-name",
    "certification",
    "region",
    "without-company",
  ],
  ["figures", "figure-projects", "figure-clients"],
  ["figure-shop", "figure-chatbot", "figure-landing", "figure-portal"],
  ["values", "value-innovation", "value-reliability", "value-results", "mission"],
  ["after-delivery", "support", "warranty", "monthly"],
  [
    "privacy",
    "privacy-retention",
    "privacy-mailbox",
    "privacy-cookies",
    "privacy-device",
    "privacy-sharing",
    "privacy-stored",
    "privacy-chat",
    "privacy-purpose",
    "privacy-controller",
    "privacy-ai",
    "privacy-erase",
    "privacy-erase-all",
    "privacy-contact",
  ],
];

/** Whether two intents are about the same subject. */
export function areRelated(one: Intent, other: Intent): boolean {
  return SUBJECTS.some((subject) => subject.includes(one) && subject.includes(other));
}

/** Returns the intents that share a subject with an intent of the last message, without the message's own intents. */
export function relatedIntents({ intents }: DialogueState): ReadonlySet<Intent> {
  const related = SUBJECTS.filter((subject) => intents.some((intent) => subject.includes(intent)));
  return new Set(related.flat().filter((intent) => !intents.includes(intent)));
}
