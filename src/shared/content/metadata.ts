import { company } from "./company.ts";

/**
 * Texts for search engines and link previews. `description` is also part of the model's instructions, and its first
 * sentence completes "Fazemos" in an answer of the built-in assistant.
 */
export const metadata = {
  siteName: company.name,
  title: `${company.name}: sites, sistemas e chatbots sob medida`,
  description:
    "Sites modernos, sistemas sob medida e chatbots com IA para WhatsApp, Messenger e site. Veja nossos projetos e peça um orçamento.",
  language: "pt-BR",
  locale: "pt_BR",
  imageAlt: "Nora: transformamos suas ideias em soluções inteligentes",
} as const;
