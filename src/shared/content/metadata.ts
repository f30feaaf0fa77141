import { company } from "./company.ts";

/** Texts for search engines and link previews. `description` is also part of the model's instructions. */
export const metadata = {
  title: `${company.name}: sites, sistemas e chatbots sob medida`,
  description:
    "Sites modernos, sistemas sob medida e chatbots com IA para WhatsApp, Messenger e site. Veja nossos projetos e peça um orçamento.",
  imageAlt: "Nora: transformamos suas ideias em soluções inteligentes",
} as const;
