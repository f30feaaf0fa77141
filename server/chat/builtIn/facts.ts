import * as page from "../../../src/shared/content/index.ts";
import type { Site } from "../../../src/shared/view.ts";
import { formatWhatsapp, whatsappUrl } from "../../../src/shared/whatsapp.ts";
import { isOpenAt, nextOpening } from "../../../src/shared/openingTimes.ts";
import { closedDaysText, lowerFirst, openingHoursText } from "../openingHoursText.ts";
import type { Conversation } from "../conversation.ts";
import type { Named } from "./dialogue.ts";
import type { Facts } from "./fill.ts";
import type { Words } from "./readWords.ts";
import { type Normalise, phrasesIn } from "./normalise.ts";

/**
 * Returns the function that gives the placeholders' values in a conversation. Those that depend on the time are
 * computed when an answer uses them.
 */
export function createFacts(
  site: Site,
  words: Pick<Words, "products" | "things">,
  normalise: Normalise,
  now: () => Date,
) {
  const ofSite = siteFacts(site);
  return ({ message, lead }: Conversation, { products, trade }: Named): Facts => {
    const text = normalise(message);
    const named = phrasesIn(text, words.things).slice(0, 2);
    const isNamed = products.length > 0;
    return {
      ...ofSite,
      lead: lead ? "" : undefined,
      thing: named.length > 0 ? LIST.format(named) : undefined,
      trade,
      product: isNamed ? LIST.format(products) : undefined,
      both: phrasesIn(text, words.products).length > 1 ? "" : undefined,
      de: isNamed ? ` ${LIST.format(products.map((product) => `de ${product}`))}` : "",
      get away() {
        return awayText(now());
      },
      get status() {
        return awayText(now()) ?? "a equipe está atendendo";
      },
    };
  };
}

function siteFacts(site: Site): Facts {
  const { contactEmail, cnpj, retentionDays, whatsapp, usesModel } = site;
  return {
    contactEmail,
    cnpj,
    retentionDays: String(retentionDays),
    whatsapp: whatsapp && `[${formatWhatsapp(whatsapp)}](${whatsappUrl(whatsapp)})`,
    model: usesModel ? "" : undefined,
    blurb: page.company.blurb,
    mission: page.company.mission,
    subtitle: lowerFirst(page.hero.subtitle),
    notNoticed: page.about.paragraphs[0],
    about: page.about.paragraphs.at(-1),
    "values.list": list(page.values.map(titled)),
    "conversation.answer.1": page.conversation.bubbles[1],
    "conversation.answer.2": page.conversation.bubbles[3],
    ...Object.fromEntries(
      page.figures.map((figure, index) => [`figures.${index + 1}`, figureText(figure)]),
    ),
    hours: openingHoursText(),
    closed: closedDaysText() || undefined,
    saturday: page.openingHours.find(({ weekdays }) => weekdays.some((day) => day === "Saturday"))
      ?.hours,
    ...serviceFacts(),
    ...projectFacts(),
    ...privacyFacts(site),
  };
}

/** Returns a clause that says when the team is back; undefined during the opening hours. */
function awayText(now: Date): string | undefined {
  if (isOpenAt(now, page.openingHours)) return undefined;
  const next = nextOpening(now, page.openingHours);
  return `a equipe está fora do horário${next ? ` e volta ${next}` : ""}`;
}

function serviceFacts(): Facts {
  const each = page.services.flatMap((service) => [
    [`services.${service.id}`, `${titled(service)}\n${list(service.features)}`],
    [`services.${service.id}.short`, titled(service)],
  ]);
  return {
    services: LIST.format(page.services.map(({ title }) => title.toLowerCase())),
    servicesIntro: lowerFirst(page.servicesSection.intro),
    "services.list": list(page.services.map(titled)),
    ...Object.fromEntries(each),
  };
}

function projectFacts(): Facts {
  const results = page.projects.flatMap((project) =>
    "figure" in project ? [{ title: project.title, description: figureText(project.figure) }] : [],
  );
  return {
    projects: page.projects.map(({ title }) => title).join(", "),
    projectCount: String(page.projects.length),
    "projects.list": list(page.projects.map(titled)),
    results: list(results.map(titled)),
    "results.line": LIST.format(
      results.map(({ title, description }) => `${description} (${title})`),
    ),
    ...Object.fromEntries(
      page.projects.map((project) => [`projects.${project.id}`, whole(project)]),
    ),
  };
}

/** Returns what the page says of a project: description, result and features. */
function whole(project: (typeof page.projects)[number]): string {
  const { title, category, description, tags } = project;
  const result = "figure" in project ? ` Em números: ${figureText(project.figure)}.` : "";
  return `**${title}** (${lowerFirst(category)}). ${description}${result} Recursos: ${tags.join(", ")}.`;
}

/** The privacy notice's answers; depends on their order. */
function privacyFacts(site: Site): Facts {
  const names = ["controller", "stored", "retention", "sharing", "device", "origin"];
  const answers = page.privacyNotice.answers(site);
  return {
    ...Object.fromEntries(names.map((name, index) => [`privacy.${name}`, answers[index]?.answer])),
    "privacy.requests": page.privacyNotice.requests,
  };
}

const LIST = new Intl.ListFormat("pt-BR");

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function titled({ title, description }: { title: string; description: string }): string {
  return `**${title}**: ${lowerFirst(description)}`;
}

function figureText({ value, label }: { value: string; label: string }): string {
  return `${value} ${label}`;
}
