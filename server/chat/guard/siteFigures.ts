import { figures, projects } from "../../../src/shared/content/index.ts";
import { oneOf } from "./captured.ts";
import { figuresOf, percentagesOf, plain } from "./claims.ts";
import { figuresIn } from "./figures.ts";

/** A number that the site states, normalised by `plain`. */
interface SiteFigure {
  value: string;
  isPercentage: boolean;
  /** Number and label, as the page shows them: "80% do suporte automatizado". */
  text: string;
  /** Stems of the words that say what the number counts; the first is that of the counted noun. */
  stems: readonly string[];
  /** Project whose result the number is. The company's own figures have none. */
  project: { title: string; stems: readonly string[] } | undefined;
}

/** Words that name the subject of a figure but aren't in its label, by the figure's value. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  "50+": ["empre"],
  "80%": ["atend"],
  "250%": ["lead"],
  "500+": ["colab", "pesso"],
  "10.000+": ["itens", "pecas"],
};

const SITE_FIGURES: readonly SiteFigure[] = [
  ...figures.map((figure) => siteFigure(figure)),
  ...projects.flatMap((project) =>
    "figure" in project ? siteFigure(project.figure, project) : [],
  ),
];

function siteFigure(
  { value, label }: { value: string; label: string },
  project?: { title: string; category: string },
): SiteFigure {
  return {
    value: value.replace(/[+%]$/, "").replaceAll(".", ""),
    isPercentage: value.endsWith("%"),
    text: plain(`${value} ${label}`),
    stems: [...stemsOf(label), ...(SYNONYMS[value] ?? [])],
    project: project && {
      title: plain(project.title),
      stems: stemsOf(`${project.title} ${project.category}`),
    },
  };
}

/** Returns the first five letters of each word with four or more: "do suporte automatizado" → "supor", "autom". */
function stemsOf(label: string): string[] {
  return plain(label)
    .split(/[ -]/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}

/** Matches words about money. None of the site's figures is about money. */
const ABOUT_MONEY = new RegExp(
  String.raw`\b${oneOf(
    String.raw`desconto|off|preco|valor|custo|entrada|a vista|barat\w*|econom\w*|pagamento|sinal de`,
    "pix|juros|comissao|reembolso|reajuste|cashback",
  )}\b`,
);

/** Matches words that address the visitor. */
const ADDRESSED = /\b(?:seus?|suas?|voces?|contigo|para ti)\b/;
/** Matches words of a promise, or of a general claim about all projects. */
const PROMISED = new RegExp(
  String.raw`\b${oneOf(
    String.raw`com a (?:gente|nora)|conosco|garant\w+|promet\w+|vai|vao|vamos|ira|irao|iremos`,
    String.raw`pod(?:e|em|emos|era|erao|eria|eriam)(?! (?:ver|conhecer|conferir)\b)`,
    "consegu(?:e|em|imos|ira|irao|iremos|iria)|ter(?:a|ao|emos|ia|iam)|ser(?:a|ao|emos|ia|iam)",
    "nossos (?:clientes|chatbots|sites|sistemas)|sempre|quem|em media",
    "(?:aument|automatiz|ganh|cheg|fic|alcanc|dobr|pass|economiz)ar(?:a|ao|emos|ia|iam)",
    "(?:cresc|vend|receb|atend)er(?:a|ao|emos|ia|iam)|(?:sub|ca|reduz|ating)i?r(?:a|ao|emos|ia|iam)",
  )}\b`,
);
/** Matches a verb in the third person of the past: "teve", "automatizou", "cresceram". */
const PAST = new RegExp(
  String.raw`\b${oneOf(
    "teve|tiveram|foi|foram|fez|fizeram|trouxe|obteve",
    String.raw`(?!estou\b)\w{3,}(?:ou|iu)|\w{2,}(?:eceu|endeu|ebeu)|\w{3,}aram`,
  )}\b`,
);
/** Matches words by which an answer refers to the portfolio. */
const OF_PORTFOLIO =
  /\b(?:portfolio|projetos?|cases?|um (?:caso|cliente)|[dn]?[ao] (?:loja|portal))\b/;
/** Matches the text before a figure and its label in a clause without other content: "são". */
const LEAD_IN = /^(?:\W|\d{1,2}[.)]|\b(?:sao|foram|com|tem|ja|hoje|ao todo|resultado)\b)*$/;

/**
 * Whether a number in a normalised sentence is one of the site's and counts there what it counts on the site. A
 * project's result passes only in a statement about that project, not in a promise to the visitor.
 */
export function isSiteFigure(
  kind: "percentage" | "figure",
  value: string,
  sentence: string,
): boolean {
  const isPercentage = kind === "percentage";
  const valuesOf = isPercentage ? percentagesOf : figuresOf;
  const clauses = clausesOf(sentence).filter((clause) => valuesOf(clause).includes(value));
  return SITE_FIGURES.some(
    (figure) =>
      figure.value === value &&
      figure.isPercentage === isPercentage &&
      !ABOUT_MONEY.test(isPercentage ? sentence : clauses.join(" ")) &&
      isCounted(figure, sentence) &&
      areToldOf(figure, clauses, sentence),
  );
}

/** Splits a sentence at punctuation. "10.000" and "A/B" stay whole. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;:()|!?]+(?=\D|$)| [-–—] /);
}

/**
 * Whether a sentence says what a figure counts. The noun must follow a number without "%", "+" or "mais de":
 * "100 projetos", but "projetos entregues: 100+".
 */
function isCounted({ value, isPercentage, stems, project }: SiteFigure, sentence: string): boolean {
  const isNamed = stems.some((stem) => sentence.includes(stem));
  if (isPercentage) {
    // "80%" in a table or "os 80% são do Chatbot WhatsApp", but not "80% de satisfação".
    const isBare = new RegExp(`\\b${value} ?%(?! d[eoa]s?\\b)`).test(sentence);
    return isNamed || (isBare && project !== undefined && sentence.includes(project.title));
  }
  const isOfProject = [...(project?.stems ?? []), "projet", "portfolio"].some((stem) =>
    sentence.includes(stem),
  );
  return figuresIn(sentence)
    .filter((figure) => figure.value === value)
    .every(({ before, after }) => {
      const isRounded = after.startsWith("+") || /\bmais de\s*$/.test(before);
      const isBare = /^\+?(?:\s*(?:$|[^\w\s])|\s+e\b)/.test(after);
      if (isRounded) return isNamed || (isBare && project !== undefined && isOfProject);
      const next = /^(?: \S{1,20}){1,3}/.exec(after)?.[0] ?? "";
      return stems.some((stem) => next.includes(` ${stem}`));
    });
}

/**
 * Whether each clause tells a project's figure as its result: with a verb in the past, with the project's name, in a
 * sentence about the portfolio, or alone with its label. Not "seu suporte" or "terá". True for the company's figures.
 */
function areToldOf({ text, project }: SiteFigure, clauses: string[], sentence: string): boolean {
  if (project === undefined) return true;
  const isPromise = PROMISED.test(sentence);
  const isAddressed = ADDRESSED.test(sentence);
  const isReferred =
    PAST.test(sentence) || OF_PORTFOLIO.test(sentence) || sentence.includes(project.title);
  return clauses.every((clause) => {
    const isPast = PAST.test(clause);
    if (PROMISED.test(clause) || (ADDRESSED.test(clause) && !isPast)) return false;
    if (isPromise) return isPast || clause.includes(project.title);
    return isReferred || (!isAddressed && isLabel(clause, text));
  });
}

/** Whether a clause consists of a figure with its label, as in a list or after a word such as "são". */
function isLabel(clause: string, text: string): boolean {
  const [before = "", after] = clause.split(text);
  return after !== undefined && !/\w/.test(after) && LEAD_IN.test(before);
}
