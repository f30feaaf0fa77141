import { company } from "./company.ts";

/**
 * Texts for search engines and link previews. `description` is also part of the model's instructions, and the built-in
 * assistant says its first sentence after "Fazemos".
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
