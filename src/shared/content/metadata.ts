import { company } from "./company.ts";

/** What search engines and shared links show. */
export const metadata = {
  siteName: company.name,
  title: `${company.name}: sites, sistemas e chatbots sob medida`,
  description:
    "Sites modernos, sistemas sob medida e chatbots com IA para WhatsApp, Messenger e site. Veja nossos projetos e peça um orçamento sem compromisso.",
  language: "pt-BR",
  locale: "pt_BR",
  imageAlt: "Nora: transformamos suas ideias em soluções inteligentes",
} as const;
