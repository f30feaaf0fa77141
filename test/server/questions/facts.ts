import type { ChatMessage, Lead } from "../../../src/shared/chat.ts";
import { leadTriggers } from "../../../src/shared/content/index.ts";
import { aSite } from "../../support/aSite.ts";

export const site = aSite();

/** A visitor's question, what its answer has to tell and what it must never say. */
export interface Question {
  ask: string;
  /** Earlier turns, the visitor's and Nora's by turns, the visitor's first. */
  after?: readonly string[];
  lead?: Lead;
  tells: readonly Fact[];
  never?: readonly (Fact | RegExp)[];
}

/** The conversation before the question, as the page sends it. */
export function historyOf({ after = [] }: Question): ChatMessage[] {
  return after.map((content, index) => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
}

const asksContact = (reply: string) =>
  leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

const says =
  (...patterns: readonly RegExp[]) =>
  (reply: string) =>
    patterns.every((pattern) => pattern.test(reply));

/** What an answer can tell, each with the way to see that it does. */
const facts = {
  // Manners
  greets: says(/^(ol[áa]|oi|bom dia|boa tarde|boa noite)(?!\p{L})/iu, /ajud/i),
  youAreWelcome: says(/por nada|de nada|imagina|disponha|às ordens|à disposição/i),
  saysGoodbye: says(/até (logo|mais|breve|a próxima)|estou por aqui|às ordens|à disposição/i),
  accepts: says(/tudo bem|sem problema|combinado|certo|beleza|à vontade/i),
  isVirtual: says(/assistente virtual/i),

  // Contact
  asksContact,
  contactKnown: says(/já (temos|tem|tenho|recebi|recebemos|está|estão|ficou|anotei)/i),
  pointsToForm: says(/formulário|campos/i),
  email: (reply: string) => reply.includes(site.contactEmail),
  answerTime: says(/em breve/),
  weekdayHours: says(/segunda a sexta/i, /9h às 18h/),
  saturdayHours: says(/s[áa]bado/i, /9h às 13h/),
  closedSunday: says(/domingo/i, /não/i),
  person: says(/equipe|pessoa/i),
  cnpj: (reply: string) => reply.includes(site.cnpj),
  privacy: says(/180 dias/, /dados/i),

  // Honesty
  doesNotKnow: says(
    /não (sei|tenho|encontrei|consigo|posso|está|estão|é comigo|achei|entendi)|só (falo|respondo|sei)|o site não|não (há|aparece)|ficar devendo|minha alçada|passo longe/i,
  ),
  priceDepends: says(/depende|varia|sob medida/i, /orçamento/i),
  deadlineDepends: says(/depende|varia|combina/i, /prazo/i),

  // Services
  sites: says(/\bsites?\b/i),
  systems: says(/\bsistemas?\b/i),
  chatbots: says(/chatbots?/i),
  allServices: says(/\bsites?\b/i, /\bsistemas?\b/i, /chatbots?/i),
  ownDesign: says(/cara da sua marca/),
  fastOnPhones: says(/celular/i),
  google: says(/Google/),
  editing: says(/painel/i),
  stock: says(/estoque/i),
  finance: says(/financeiro/i),
  integration: says(/integra/i),
  reports: says(/relatórios/i),
  backups: says(/cópias de segurança/i),
  whatsapp: says(/WhatsApp/),
  messenger: says(/Messenger/),
  dayAndNight: says(/24\/7|24 horas/),
  training: says(/trein/i),
  handsOver: says(/pessoa/i),
  tailored: says(/sob medida|cara da sua marca|sem pacote pronto|só o que/i),

  // Work done
  shop: says(/10\.000/),
  landing250: says(/250%/),
  booking: says(/reserva|agenda/i),
  pix: says(/Pix|sinal/),
  portal500: says(/500/),
  portfolio: says(/E-commerce Fashion/, /App de Reservas/),
  projects100: says(/100\+|mais de 100/),
  clients50: says(/50\+|mais de 50/),

  // The company
  mission: says(/simplificar a tecnologia/i),
  values: says(/Inovação/i, /Confiabilidade/i, /Foco em Resultados/i),
  anySize: says(/todos os portes|balcão do bairro/i),
  followsSteps: says(/acompanha cada etapa/i),
  owns: says(/é seu/i),
  staysNear: says(/por perto|24\/7/i),
} as const satisfies Record<string, (reply: string) => boolean>;

export type Fact = keyof typeof facts;

/** What no answer to any question may say: nothing of it is on the page. */
const inventions: readonly RegExp[] = [
  /R\$|\breais\b|\d+\s*mil\b/i,
  /\d+\s*(dias? úteis|semanas?|m[êe]s(es)?)\b/i,
  /\d+\s*%\s*(de desconto|off)/i,
  /\(?\d{2}\)?\s?9?\d{4}-?\d{4}\b/,
  /\b(rua|avenida|av\.)\s/i,
  /garant(imos|ia)\b/i,
  /grátis|gratuit/i,
  /\bsk-|OPENAI|api[ _-]?key|system prompt|GPT|LLM/i,
  /<[a-z/]/i,
  /undefined|\[object|NaN|null/,
];

export interface Verdict {
  /** Facts the answer should have told. */
  missing: readonly string[];
  /** What it says and must not. */
  forbidden: readonly string[];
}

export function judge({ tells, never = [] }: Question, reply: string): Verdict {
  const foreignAddresses = (reply.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? []).filter(
    (address) => address !== site.contactEmail,
  );
  const withoutCnpj = reply.replaceAll(site.cnpj, "");
  const said = [...inventions, ...never].filter((wrong) =>
    wrong instanceof RegExp ? wrong.test(withoutCnpj) : facts[wrong](reply),
  );
  return {
    missing: tells.filter((fact) => !facts[fact](reply)),
    forbidden: [...said.map(String), ...foreignAddresses],
  };
}
