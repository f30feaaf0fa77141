/** Opening hours in the time zone of São Paulo; `opens` and `closes` as `HH:MM`. */
export interface OpeningHours {
  days: string;
  hours: string;
  /** Days as in schema.org's `DayOfWeek`, such as `Monday`. */
  weekdays: readonly string[];
  opens: string;
  closes: string;
}

/** The company's name, wherever the page, the assistant and the mails use it. */
const name = "Nora";

export const company = {
  name,
  blurb: `A ${name} cria sites, sistemas e chatbots sob medida para empresas de todos os portes.`,
  mission: "Nossa missão é simplificar a tecnologia para empresas de\u00a0todos os portes.",
  timeZone: "horário de Brasília",
} as const;

export const openingHours = [
  {
    days: "Segunda a sexta",
    hours: "das 9h às 18h",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  },
  {
    days: "Sábado",
    hours: "das 9h às 13h",
    weekdays: ["Saturday"],
    opens: "09:00",
    closes: "13:00",
  },
] as const satisfies readonly OpeningHours[];

/** Texts for search engines and link previews. `description` is also part of the model's instructions. */
export const metadata = {
  title: `${company.name}: sites, sistemas e chatbots sob medida`,
  description:
    "Sites modernos, sistemas sob medida e chatbots com IA para WhatsApp, Messenger e site. Veja nossos projetos e peça um orçamento.",
  imageAlt: `${company.name}: transformamos suas ideias em soluções inteligentes`,
} as const;

export const footer = {
  linksLabel: "Links rápidos",
  cnpjLabel: "CNPJ",
  copyright: (year: number) => `© ${year} ${company.name}. Todos os direitos reservados.`,
} as const;
