import { company } from "./company.ts";

/** Title and language of the document. */
export const metadata = {
  siteName: company.name,
  title: `${company.name}: sites, sistemas e chatbots sob medida`,
  language: "pt-BR",
} as const;

/**
 * Texts for search engines and link previews, which only the server renders. `description` is also part of the model's
 * instructions, and its first sentence completes "Fazemos" in an answer of the built-in assistant.
 */
export const linkPreview = {
  description:
    "Sites modernos, sistemas sob medida e chatbots com IA para WhatsApp, Messenger e site. Veja nossos projetos e peça um orçamento.",
  locale: "pt_BR",
  imageAlt: "Nora: transformamos suas ideias em soluções inteligentes",
} as const;
