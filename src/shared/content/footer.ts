import { company } from "./company.ts";

export const footer = {
  blurb: company.blurb,
  linksLabel: "Links rápidos",
  contactLabel: "Contato",
  whatsapp: "WhatsApp",
  cnpjLabel: "CNPJ",
  copyright: (year: number) => `© ${year} ${company.name}. Todos os direitos reservados.`,
} as const;
