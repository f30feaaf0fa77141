import {
  about,
  chat,
  company,
  contactForm,
  contactSection,
  conversation,
  figures,
  hero,
  linkPreview,
  portfolioSection,
  privacyNotice,
  projects,
  services,
  servicesSection,
  values,
} from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { closedDaysText, openingHoursText } from "./openingHoursText.ts";

/** Returns what the page says, as text: what a model is told, and what it may repeat. */
export function knowledge(site: Site): string {
  const { contactEmail, cnpj, whatsapp, url } = site;
  const example = conversation.bubbles.map(
    ({ from, text }) => `${from === "client" ? "Cliente" : "Nora"}: ${text}`,
  );
  const privacy = privacyNotice.answers({ companyName: company.name, ...site });
  return `${hero.title.start} ${hero.title.marked} (${hero.badge}). ${hero.subtitle}
${company.blurb}
${company.mission}
${about.paragraphs.join("\n")}
${linkPreview.description}

Números: ${figures.map(({ value, label }) => `${value} ${label}`).join("; ")}.

Valores:
${list(values.map(({ title, description }) => `${title}: ${description}`))}

Serviços (${servicesSection.title}): ${servicesSection.intro}
${list(services.map(({ title, description, features }) => `${title}: ${description} Inclui: ${features.join("; ")}.`))}

Portfólio (${portfolioSection.title}): ${portfolioSection.intro}
${list(projects.map(inOneLine))}

Exemplo no topo da página (${conversation.subtitle}): ${example.join(" ")} ${conversation.nextStep.label}: ${conversation.nextStep.title} (${conversation.nextStep.items.join(", ")}).

Atendimento por pessoas: ${openingHoursText()}. Sem atendimento: ${closedDaysText() || "nenhum dia"}. Uma pessoa responde em breve. Este chat ${chat.subtitle.toLowerCase()}.
Site: ${url} E-mail: ${contactEmail}${whatsapp === undefined ? "" : ` WhatsApp: https://wa.me/${whatsapp}`}
Formulário na seção Contato desta página: ${contactSection.opening} ${contactSection.intro} Ele pede nome, e-mail, telefone (${contactForm.hints.phone}) e mensagem (${contactForm.hints.message}).
CNPJ: ${cnpj}

Privacidade:
${list(privacy.map(({ question, answer }) => `${question}: ${answer}`))}
- ${privacyNotice.requests} ${contactEmail}

Quem está mal: o CVV atende no 188, de graça, de dia e de noite (cvv.org.br). Em perigo imediato: 190 ou 192.`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function inOneLine(project: (typeof projects)[number]): string {
  const { title, category, description, tags } = project;
  const figure = "figure" in project ? ` ${project.figure.value} ${project.figure.label}.` : "";
  return `${title} (${category}): ${description}${figure} Recursos: ${tags.join(", ")}.`;
}

/** Returns the page's figures alone, as in a table: "80%". */
export function figuresAlone(): string[] {
  const results = projects.flatMap((project) => ("figure" in project ? project.figure : []));
  return [...figures, ...results].map(({ value }) => value);
}
