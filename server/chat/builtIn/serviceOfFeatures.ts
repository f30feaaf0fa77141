import type { Topic } from "./answers/Answer.ts";

/** The pattern of this file matches normalised texts: "oq tá incluso no bot?" is "o que esta incluso no robo". */

const SERVICE = "(?:chatbots?|robo|sites?|sistemas?)";
const INCLUDES = "(?:inclui|incluem|traz|trazem|vem|vem com)";

/** Matches a question about the features of a service that it names: "o que está incluso no chatbot?" */
const FEATURES = new RegExp(
  `^(?:(?:e|mas|entao|me (?:diz|fala|conta)|quero saber|queria saber) )*(?:${[
    `(?:o )?(?:que|quais coisas)(?: e que)? (?:(?:esta|estao|vem|fica|vai|ja|e|sao|tudo) )*(?:inclus[oa]s?|incluid[oa]s?|junto)(?: (?:junto|ja))* (?:com |em |n?[oa]s? |num |numa )+${SERVICE}`,
    `(?:o )?que (?:\\S+ )?${INCLUDES} (?:n?[oa]s?|num|junto no|um|dentro do) ${SERVICE}`,
    `(?:o )?que (?:[oa]s?|um) ${SERVICE} (?:${INCLUDES}|tem incluso)`,
    `(?:[oa]s?|um) ${SERVICE} (?:inclui|traz|vem com) (?:o )?que`,
    `n?[oa] ${SERVICE} (?:o )?que (?:\\S+ )?(?:inclus[oa]s?|incluid[oa]s?)`,
    `(?:o )?que (?:faz|fazem) parte d[oa]s? ${SERVICE}`,
    `(?:ja )?(?:esta|vem) (?:inclus[oa]s?|incluid[oa]s?) (?:o )?que n?o ${SERVICE}`,
  ].join(
    "|",
  )})(?: (?:de voces|da nora|que voces (?:fazem|criam)|mesmo|exatamente|afinal|tudo|ai|inclus[oa]s?))*$`,
);

/** Returns the service whose features a normalised text asks for: "o que está incluso no chatbot?" */
export function serviceOfFeatures(text: string): Topic | undefined {
  if (!FEATURES.test(text)) return undefined;
  if (/\b(?:chatbot|robo)/.test(text)) return "chatbots";
  return /\bsite/.test(text) ? "sites" : "systems";
}
