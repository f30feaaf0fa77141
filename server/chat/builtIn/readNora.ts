import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projects, services } from "../../../src/shared/content/index.ts";
import { isKnownPlaceholder, namesMissingItem, placeholdersIn } from "./facts.ts";
import { ACTS, type Example, isAct, type Nora, type Topic, type Words } from "./Nora.ts";
import { PLACE, plainWords } from "./normalise.ts";

/** A file of `nora/` that can't be used, with its place. */
export class NoraError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

interface Line {
  text: string;
  number: number;
}

/** Reads what Nora knows from a directory. Throws `NoraError` with the file and line of the first problem. */
export function readNora(directory: string): Nora {
  const read = (...path: string[]): File => new File(join(directory, ...path));
  const files = (folder: string, ending: string) =>
    readdirSync(join(directory, folder))
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => read(folder, name));
  const topicFiles = files("topics", ".md");
  const found = topicFiles.flatMap((file) => readTopic(file) ?? []);
  const all = withSuggestions(topicFiles, [...found, ...topicsOfContent(found)]);
  const topics = Object.fromEntries(all.map((topic) => [topic.name, topic]));
  // A topic that is left out keeps its name: conversations may mention it.
  const names: Names = {
    ...Object.fromEntries(topicFiles.map(({ name }) => [name, undefined])),
    ...topics,
  };
  const conversations = files("conversations", ".txt").flatMap((file) =>
    readConversations(file, names),
  );
  const phrases = readPhrases(read("words", "phrases.txt"));
  const acts = readActs(read("words", "acts.txt"), names);
  return { topics, conversations, words: readWords(read), phrases, acts };
}

class File {
  readonly path: string;
  readonly lines: readonly string[];

  constructor(path: string) {
    this.path = relative(process.cwd(), path);
    this.lines = readFileSync(path, "utf8").split("\n");
  }

  /** The file's name without its ending. */
  get name(): string {
    return this.path
      .split(/[\\/]/)
      .at(-1)!
      .replace(/\.\w+$/, "");
  }

  fail(line: number, problem: string): never {
    throw new NoraError(this.path, line, problem);
  }

  /** The lines that aren't blank and no comment. */
  content(): Line[] {
    return this.lines
      .map((text, index) => ({ text: text.trim(), number: index + 1 }))
      .filter(({ text }) => text !== "" && !/^#(?:\s|$)/.test(text));
  }
}

const HEADERS: ReadonlySet<string> = new Set([
  "section",
  "ask",
  "suggest",
  "brief",
  "offer",
  "form",
  "yields",
  "about",
  "unknown",
  "talk",
  "alone",
  "care",
  ...ACTS,
]);

/** Reads a topic; undefined if its answer is about a project or service that the page no longer has. */
function readTopic(file: File): Topic | undefined {
  const [start, end] = file.lines.flatMap((line, index) => (line.trim() === "---" ? index : []));
  if (start !== 0 || end === undefined) file.fail(1, "falta o cabeçalho entre linhas “---”");
  const header = readHeader(file, end);
  const questionsAt = file.lines.findIndex((line) => line.trim() === "## Perguntas");
  if (questionsAt === -1) file.fail(file.lines.length, "falta “## Perguntas”");
  const questions = file.lines
    .slice(questionsAt + 1)
    .map((line) => line.replace(/^- /, "").trim())
    .filter((line) => line !== "");
  const ask = header.get("ask");
  if (questions.length === 0) file.fail(questionsAt + 1, "o tópico não tem nenhuma pergunta");
  const answers = readAnswers(file, end + 1, questionsAt);
  const brief = header.get("brief");
  if (
    namesMissingItem([
      header.get("about") ?? "",
      ...[...answers, brief ?? ""].flatMap(placeholdersIn),
    ])
  ) {
    return undefined;
  }
  return {
    name: file.name,
    section: header.get("section") ?? file.name,
    answers,
    questions,
    suggest: listOf(header.get("suggest")),
    yields: listOf(header.get("yields")),
    acts: Object.fromEntries(
      ACTS.flatMap((act) => (header.has(act) ? [[act, header.get(act)!]] : [])),
    ),
    ...(ask !== undefined && { ask }),
    ...(brief !== undefined && { brief }),
    ...(header.has("offer") && { offer: header.get("offer") as "quote" | "contact" }),
    ...(header.has("form") && { form: header.get("form") as "quote" | "person" | "call" }),
    isUnknown: header.get("unknown") === "true",
    isTalk: header.get("talk") === "true",
    isAlone: header.get("alone") === "true",
    ...(header.has("care") && { care: header.get("care") as "distress" | "sadness" }),
  };
}

/** Values that a header may have, where not any text will do. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  offer: ["quote", "contact"],
  form: ["quote", "person", "call"],
  care: ["distress", "sadness"],
  ...Object.fromEntries(["unknown", "talk", "alone"].map((key) => [key, ["true"]])),
};

function readHeader(file: File, end: number): ReadonlyMap<string, string> {
  const header = new Map<string, string>();
  for (let index = 1; index < end; index++) {
    const line = file.lines[index]!;
    if (line.trim() === "") continue;
    const [, key, value] = /^([a-z]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined || !HEADERS.has(key)) {
      file.fail(index + 1, `linha de cabeçalho desconhecida: “${line}”`);
    }
    if (VALUES[key] && !VALUES[key].includes(value)) {
      file.fail(index + 1, `“${key}” só pode ser: ${VALUES[key].join(", ")}`);
    }
    if ((key === "suggest" || key === "yields") && !/^\[.*\]$/.test(value)) {
      file.fail(index + 1, `“${key}” é uma lista entre colchetes: [um, dois]`);
    }
    checkPlaceholders(file, value, index + 1);
    header.set(key, value);
  }
  return header;
}

function listOf(value: string | undefined): string[] {
  return (value ?? "[]")
    .slice(1, -1)
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Reads the alternative answers, divided by lines of "***". */
function readAnswers(file: File, from: number, to: number): string[] {
  const lines = file.lines.slice(from, to);
  lines.forEach((line, index) => checkPlaceholders(file, line, from + index + 1));
  const answers = lines
    .join("\n")
    .split(/^\*\*\*$/m)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== "");
  if (answers.length === 0) file.fail(from + 1, "o tópico não tem resposta");
  return answers;
}

function checkPlaceholders(file: File, text: string, line: number): void {
  const unknown = placeholdersIn(text).find((name) => !isKnownPlaceholder(name));
  if (unknown !== undefined) file.fail(line, `“{${unknown}}” não existe`);
}

/**
 * Every suggestion has to be a message that a topic answers: its `ask` or one of its questions. Returns the topics; if
 * some were left out, without the suggestions of them.
 */
function withSuggestions(files: readonly File[], topics: readonly Topic[]): Topic[] {
  const answered = new Set(
    topics.flatMap(({ ask, questions }) => [ask ?? [], questions].flat().map(keyOf)),
  );
  const isAnswered = (text: string) => answered.has(keyOf(text));
  const isWhole = files.every(({ name }) => topics.some((topic) => topic.name === name));
  for (const { name, suggest, acts } of topics) {
    const file = files.find((one) => one.name === name);
    const lost = isWhole ? suggest.find((text) => !isAnswered(text)) : undefined;
    const unknown = Object.values(acts).find((act) => files.every((one) => one.name !== act));
    const lineOf = (text: string) =>
      (file?.lines.findIndex((line) => line.includes(text)) ?? 0) + 1;
    if (lost) file?.fail(lineOf("suggest:"), `nenhum tópico responde à sugestão “${lost}”`);
    if (unknown) file?.fail(lineOf(`: ${unknown}`), `“${unknown}” não é um tópico`);
  }
  return topics.map((topic) => ({ ...topic, suggest: topic.suggest.filter(isAnswered) }));
}

/** Returns a suggestion as it is compared: without accents, capitals and punctuation. */
export function keyOf(text: string): string {
  return plainWords(text).join(" ");
}

/** Returns a topic for each project and service of the page that no file is about. */
function topicsOfContent(topics: readonly Topic[]): Topic[] {
  const quoted = new Set(topics.flatMap(({ answers }) => answers.flatMap(placeholdersIn)));
  return [
    ...projects.map(({ id, title }) => topicOf(`projects.${id}`, title, "project")),
    ...services.map(({ id, title }) => topicOf(`services.${id}`, title, "servicos")),
  ].filter(({ name }) => !quoted.has(name));
}

function topicOf(name: string, title: string, section: string): Topic {
  const questions = `${title}|e o ${title}?|o que é ${title}?|vocês fazem ${title}?|me fala do ${title} do portfólio`;
  return {
    name,
    section,
    answers: [`{${name}}`],
    ask: `Me fala de ${title}`,
    questions: questions.split("|"),
    suggest: [],
    yields: [],
    acts: {},
    isUnknown: false,
    isTalk: false,
    isAlone: false,
  };
}

/** The topics by name; undefined if left out. */
type Names = Readonly<Record<string, Topic | undefined>>;

/** Reads what acts mean by themselves: "example = portfolio". */
function readActs(file: File, topics: Names): Nora["acts"] {
  return Object.fromEntries(
    file.content().map(({ text, number }) => {
      const [act, topic] = text.split(" = ");
      if (!isAct(act ?? "") || !topic || !(topic in topics))
        file.fail(number, "a linha não é “ato = tópico”");
      return [act, topic];
    }),
  );
}

/** Reads lines such as "price, #sites > e um sistema? = again". */
function readConversations(file: File, topics: Names): Example[] {
  const sections = new Set(
    Object.values(topics).flatMap((topic) => (topic ? `#${topic.section}` : [])),
  );
  const isLeftOut = (name: string) => name in topics && topics[name] === undefined;
  return file.content().flatMap(({ text, number }) => {
    const [, before, message, label] = /^(.+?) > (.+) = (\S+)$/.exec(text) ?? [];
    if (before === undefined || message === undefined || label === undefined) {
      return file.fail(number, "a linha não é “do que se falou > mensagem = tópico”");
    }
    const context = before.split(",").map((key) => key.trim());
    const isFlag = (key: string) =>
      ["*", "offered", "suggested", "unknown"].includes(key) || sections.has(key);
    const unknown = context.find((key) => !isFlag(key) && !(key in topics));
    if (unknown !== undefined) return file.fail(number, `“${unknown}” não é um tópico`);
    if (!isAct(label) && !(label in topics)) return file.fail(number, `“${label}” não é um tópico`);
    const left = context.filter((key) => !isLeftOut(key));
    return isLeftOut(label) ? [] : left.map((key) => ({ context: [key], message, label }));
  });
}

function readWords(read: (...path: string[]) => File): Words {
  const spellings = readPairs(read("words", "spellings.txt"), false);
  const places = readLists(read("words", "places.txt"));
  const named = places["lugares"] ?? [];
  const afterEm = (places["depois de em"] ?? []).map((name) => `em ${name}`);
  const replaced = [
    ...named.map((name) => [name, PLACE]),
    ...afterEm.map((name) => [name, `em ${PLACE}`]),
  ];
  return {
    spellings: { ...Object.fromEntries(replaced), ...spellings },
    products: readPairs(read("words", "products.txt"), true),
    things: readPairs(read("words", "things.txt"), true),
    trades: readPairs(read("words", "trades.txt"), true),
    clauses: readLists(read("words", "clauses.txt")),
    languages: readLists(read("words", "languages.txt"), /\s+/),
    distress: readDistress(read("words", "distress.txt")),
  };
}

/** Reads lines such as "voce = vc, ce" as pairs from each variant to what stands before the "=". */
function readPairs(file: File, isPhrase: boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    file.content().flatMap(({ text, number }) => {
      const [usual, variants] = text.split(" = ");
      if (!usual || !variants)
        return file.fail(number, "a linha não é “palavra = variante, variante”");
      return variants
        .split(",")
        .map((variant) => [isPhrase ? keyOf(variant) : variant.trim(), usual.trim()]);
    }),
  );
}

const HEADING = /^\[([\p{L} .]+)\]$/u;

/** Reads lists by their headings in brackets. */
function readLists(file: File, between: RegExp = /,/): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  let heading: string | undefined;
  for (const { text, number } of file.content()) {
    const [, found] = HEADING.exec(text) ?? [];
    heading = found ?? heading;
    if (heading === undefined) file.fail(number, "falta um título entre colchetes");
    const list = (lists[heading] ??= []);
    if (found !== undefined) continue;
    list.push(
      ...text
        .split(between)
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    );
  }
  return lists;
}

function readPhrases(file: File): Record<string, string[]> {
  for (const { text, number } of file.content()) checkPlaceholders(file, text, number);
  return readLists(file, /\n/);
}

/** Reads phrases by heading, with the words defined by "@word = …" filled in. */
function readDistress(file: File): Record<string, string[]> {
  const defined = new Map<string, string>();
  const filled = (text: string) =>
    text.replaceAll(/@[\p{L}-]+/gu, (word) => defined.get(word) ?? word);
  for (const { text } of file.content()) {
    const [, word, meaning] = /^(@[\p{L}-]+) = (.+)$/u.exec(text) ?? [];
    if (word !== undefined) defined.set(word, filled(meaning!));
  }
  const lists: Record<string, string[]> = {};
  let heading: string | undefined;
  for (const { text, number } of file.content()) {
    const [, found] = HEADING.exec(text) ?? [];
    if (found !== undefined) lists[(heading = found)] = [];
    else if (text.startsWith("@") && / = /.test(text)) continue;
    else if (heading === undefined) file.fail(number, "falta um título entre colchetes");
    else lists[heading]!.push(filled(text));
  }
  return lists;
}
