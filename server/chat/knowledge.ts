import * as page from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { whatsappUrl } from "../../src/shared/whatsapp.ts";
import { closedDaysText, openingHoursText } from "./openingHoursText.ts";

/** Returns what the page says, as text: what a model is told, and what it may repeat. */
export function knowledge(site: Site): string {
  const { contactEmail, whatsapp, url } = site;
  const parts = {
    Início: [page.hero, page.metadata.description],
    Sobre: [page.company.blurb, page.company.mission, page.about],
    Números: page.figures,
    Valores: page.values,
    Serviços: [page.servicesSection, ...page.services],
    Portfólio: [page.portfolioSection, ...page.projects],
    "Exemplo no topo da página": [page.conversation],
    Atendimento: [
      `Pessoas atendem ${openingHoursText()}, e respondem em breve. Sem atendimento: ${closedDaysText() || "nenhum dia"}.`,
      `Este chat ${page.chat.subtitle.toLowerCase()}.`,
    ],
    Contato: [
      `Site: ${url}`,
      `E-mail: ${contactEmail}`,
      ...(whatsapp === undefined ? [] : [`WhatsApp: ${whatsappUrl(whatsapp)} ou ${whatsapp}`]),
      "Formulário desta página, com nome, e-mail, telefone e mensagem",
      page.contactSection.greeting.description,
    ],
    Privacidade: [
      ...page.privacyNotice.answers(site),
      `${page.privacyNotice.requests} ${contactEmail}`,
    ],
    "Quem está mal": [
      "O CVV atende no 188, de graça, de dia e de noite (cvv.org.br). Em perigo imediato: 190 ou 192.",
    ],
  };
  return Object.entries(parts)
    .map(([name, lines]) => [`${name}:`, ...lines.map((line) => `- ${tell(line)}`)].join("\n"))
    .join("\n\n");
}

/** Joins the texts of content: a figure with its label, a title with its description and points. */
function tell(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(tell).join("; ");
  if (typeof content !== "object" || content === null) return "";
  const { id: _, ...texts } = content as Record<string, unknown>;
  return Object.values(texts)
    .map(tell)
    .filter(Boolean)
    .join("value" in texts ? " " : ": ");
}
