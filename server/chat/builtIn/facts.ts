import {
  about,
  company,
  conversation,
  figures,
  hero,
  privacyNotice,
  projects,
  services,
  servicesSection,
  values,
} from "../../../src/shared/content/index.ts";
import type { Site } from "../../../src/shared/view.ts";
import { formatWhatsapp, whatsappUrl } from "../../../src/shared/whatsapp.ts";
import { lowerFirst, upperFirst } from "../openingHoursText.ts";
import type { Facts } from "./fill.ts";
import type { Words } from "./Nora.ts";
import { type Normalise, PLACE, phrasesIn } from "./normalise.ts";
import { hoursFacts } from "./officeHours.ts";

/** Maximum length of the visitor's own words in an answer, and their minimum number. */
const MAX_QUOTED_LENGTH = 110;
const MIN_QUOTED_WORDS = 4;

/** Returns the values of the placeholders that depend on the site; those of officeHours.ts depend on the time. */
export function siteFacts(site: Site): Facts {
  return {
    ...companyFacts(site),
    ...listFacts(),
    ...Object.fromEntries(services.flatMap((service) => serviceFacts(service))),
    ...Object.fromEntries(projects.map((project) => [`projects.${project.id}`, whole(project)])),
    ...Object.fromEntries(
      figures.map(({ value, label }, index) => [`figures.${index + 1}`, `${value} ${label}`]),
    ),
    ...privacyFacts(site),
  };
}

function companyFacts(site: Site): Facts {
  return {
    companyName: company.name,
    contactEmail: site.contactEmail,
    cnpj: site.cnpj,
    retentionDays: String(site.retentionDays),
    whatsapp: site.whatsapp && `[${formatWhatsapp(site.whatsapp)}](${whatsappUrl(site.whatsapp)})`,
    model: site.usesModel ? "" : undefined,
    blurb: company.blurb,
    mission: company.mission,
    subtitle: lowerFirst(hero.subtitle),
    notNoticed: about.paragraphs[0],
    about: about.paragraphs.at(-1),
    servicesIntro: lowerFirst(servicesSection.intro),
  };
}

function listFacts(): Facts {
  const results = projects.flatMap((project) => ("figure" in project ? [project] : []));
  const answers = conversation.bubbles.filter((_, index) => index % 2 === 1);
  return {
    services: joined(services.map(({ title }) => title.toLowerCase())),
    "services.list": list(services.map(({ title, description }) => bold(title, description))),
    projects: projects.map(({ title }) => title).join(", "),
    projectCount: String(projects.length),
    "projects.list": list(projects.map(({ title, description }) => bold(title, description))),
    results: list(
      results.map(({ title, figure }) => bold(title, `${figure.value} ${figure.label}`)),
    ),
    "results.line": joined(
      results.map(({ title, figure }) => `${figure.value} ${figure.label} (${title})`),
    ),
    "values.list": list(values.map(({ title, description }) => bold(title, description))),
    "conversation.answer.1": answers[0],
    "conversation.answer.2": answers[1],
  };
}

function serviceFacts({ id, title, description, features }: (typeof services)[number]) {
  const points = list(features);
  return [
    [`services.${id}`, `**${title}**: ${lowerFirst(description)}\n${points}`],
    [`services.${id}.short`, `**${title}**: ${lowerFirst(description)}`],
  ] as const;
}

/** Returns what the page says of a project: description, result and features. */
function whole(project: (typeof projects)[number]): string {
  const { title, category, description, tags } = project;
  const result =
    "figure" in project ? ` Em números: ${project.figure.value} ${project.figure.label}.` : "";
  return `**${title}** (${lowerFirst(category)}). ${description}${result} Recursos: ${tags.join(", ")}.`;
}

/** The privacy notice's answers; depends on their order. */
function privacyFacts(site: Site): Facts {
  const names = ["controller", "stored", "retention", "sharing", "device", "origin"];
  const answers = privacyNotice.answers(site);
  return {
    ...Object.fromEntries(names.map((name, index) => [`privacy.${name}`, answers[index]?.answer])),
    "privacy.requests": privacyNotice.requests,
  };
}

const LIST = new Intl.ListFormat("pt-BR");

function joined(items: readonly string[]): string {
  return LIST.format(items);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function bold(title: string, text: string): string {
  return `**${title}**: ${lowerFirst(text)}`;
}

const ANY_SITE: Site = {
  url: "",
  contactEmail: "",
  cnpj: "",
  retentionDays: 1,
  usesModel: false,
  keepsQuestions: false,
};

const KNOWN = new Set(
  [
    siteFacts(ANY_SITE),
    hoursFacts(new Date(0)),
    messageFacts("", String, [], { things: {}, trades: {} }),
    { lead: "", text: "", told: "", Told: "" },
  ].flatMap(Object.keys),
);

/** Projects and services may leave the page: a topic about one that is gone is left out. */
const ITEM = /^(?:projects|services)\.[\w-]+/;

export function isKnownPlaceholder(name: string): boolean {
  return KNOWN.has(name) || ITEM.test(name);
}

/** Whether one of the names is of a project or service that the page doesn't have. */
export function namesMissingItem(names: readonly string[]): boolean {
  return names.some((name) => ITEM.test(name) && !KNOWN.has(name));
}

/** Returns the values of the placeholders that depend on the message, given what the visitor wants made. */
export function messageFacts(
  message: string,
  normalise: Normalise,
  products: readonly string[],
  { things, trades }: Pick<Words, "things" | "trades">,
): Facts {
  const text = normalise(message);
  const [thing] = phrasesIn(text, things);
  const isNamed = products.length > 0;
  return {
    thing,
    Thing: thing && upperFirst(thing),
    trade: phrasesIn(text, trades)[0],
    place: text.includes(PLACE) ? "a sua região" : undefined,
    words: quoted(message),
    product: isNamed ? products.join(" e ") : undefined,
    de: isNamed ? ` de ${products.join(" e de ")}` : "",
  };
}

/** Returns the visitor's words in quotes, without what Markdown reads, and cut; undefined for a question, an address or few words. */
function quoted(message: string): string | undefined {
  const plain = message
    .replaceAll(/[*_`[\]()<>#|\\“”"]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const isShort = plain.split(" ").length < MIN_QUOTED_WORDS;
  if (isShort || /[?@/]|www|\.\w{2}/i.test(plain)) return undefined;
  const isLong = plain.length > MAX_QUOTED_LENGTH;
  const cut = isLong ? `${plain.slice(0, MAX_QUOTED_LENGTH).replace(/\s\S*$/, "")}…` : plain;
  return `“${cut.replace(/[.,;:!?]+$/, "")}”.`;
}
