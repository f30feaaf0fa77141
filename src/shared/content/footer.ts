import { company } from "./company.ts";

export const footer = {
  linksLabel: "Links rápidos",
  contactLabel: "Contato",
  cnpjLabel: "CNPJ",
  copyright: (year: number) => `© ${year} ${company.name}. Todos os direitos reservados.`,
} as const;
