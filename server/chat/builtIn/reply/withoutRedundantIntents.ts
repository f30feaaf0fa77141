import type { Intent } from "../utterances/index.ts";

/** For each general intent, a pattern of the more specific intents whose answers make its own redundant. */
const MORE_SPECIFIC: Partial<Record<Intent, RegExp>> = {
  services: /^(?:(?:site|system|bot)-|(?:sites|systems|chatbots|combine|online-store|app)$)/,
  sites: /^(?:site-|(?:online-store|existing-site|project-landing)$)/,
  systems: /^(?:system-|(?:app|booking|intranet|project-management)$)/,
  chatbots: /^(?:bot-|(?:ai|project-chatbot)$)/,
  portfolio:
    /^(?:project-(?!details|links|clients)|figure-|(?:booking|intranet|online-store|app)$)/,
  "portfolio-count":
    /^(?:project-(?!details|links|clients)|(?:booking|intranet|online-store|app)$)/,
  "project-which": /^(?:project-(?!details|links|clients)|figure-)/,
  "project-shop": /^(?:online-store|figure-shop)$/,
  "project-chatbot": /^figure-chatbot$/,
  "project-landing": /^figure-landing$/,
  "project-booking": /^booking$/,
  "project-portal": /^(?:intranet|figure-portal)$/,
  cnpj: /^legal-name$/,
  hours: /^hours-/,
  contact: /^(?:email|whatsapp-number|form-fields)$/,
  privacy: /^privacy-/,
  figures: /^figure-(?:projects|clients)$/,
  quote: /^(?:price|discount)$/,
  "identity-robot": /^(?:who-replies|identity-maker)$/,
  "identity-name": /^(?!off-topic$)/,
  "off-topic": /^(?!identity-name$)/,
  segments: /^sizes$/,
};

/** Removes each intent that a more specific intent in the list makes redundant (`MORE_SPECIFIC`). */
export function withoutRedundantIntents(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(
    (intent) => !intents.some((other) => other !== intent && MORE_SPECIFIC[intent]?.test(other)),
  );
}
