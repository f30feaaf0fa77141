import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projects, services } from "../../../src/shared/content/index.ts";
import { isKnownPlaceholder, namesMissingItem } from "./facts.ts";
import { placeholdersIn } from "./fill.ts";
import { type Example, Header, isAct, type Nora, type Topic, type Words } from "./Nora.ts";
import { keyOf, PLACE } from "./normalise.ts";
import { NoraFile } from "./noraFile.ts";

/** Reads what Nora knows from a directory. Throws `NoraError` with the file and line of the first problem. */
export function readNora(directory: string): Nora {
  const read = (...path: string[]) => new NoraFile(join(directory, ...path));
  const files = (folder: string) =>
    readdirSync(join(directory, folder))
      .toSorted()
      .map((name) => read(folder, name));
  const topicFiles = files("topics");
  const found = topicFiles.map(readTopic);
  const present = found.filter((topic) => !isOfMissingItem(topic));
  const topics = withSuggestions(topicFiles, [...present, ...topicsOfContent(present)], found);
  found.forEach(({ theirs }, index) => {
    const isKnown = theirs === undefined || found.some(({ name }) => name === theirs);
    if (!isKnown) topicFiles[index]!.fail(2, `“${theirs}” não é um tópico`);
  });
  const byName = Object.fromEntries(topics.map((topic) => [topic.name, topic]));
  const words = readWords(read);
  const keys = new Set(["*", "offered", "suggested", "unknown", ...Object.values(words.products)]);
  for (const { name, section } of found) keys.add(name).add(`#${section}`);
  const examples = (file: NoraFile) =>
    readExamples(file, keys).filter(({ label }) => isAct(label) || label in byName);
  const acts = examples(read("words", "acts.txt")).toReversed();
  const phrases = read("words", "phrases.txt");
  phrases.lines.forEach((line, index) => checkPlaceholders(phrases, line, index + 1));
  return {
    topics: byName,
    conversations: files("conversations").flatMap(examples),
    words,
    phrases: phrases.lists(/\n/),
    acts: Object.fromEntries(acts.map((act) => [`${act.context} > ${act.message}`, act.label])),
  };
}

function readTopic(file: NoraFile): Topic {
  const { lines } = file;
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) file.fail(1, "falta o cabeçalho entre linhas “---”");
  const questionsAt = lines.indexOf("## Perguntas");
  if (questionsAt === -1) file.fail(lines.length, "falta “## Perguntas”");
  const questions = lines.slice(questionsAt + 1).filter((line) => line.trim() !== "");
  if (questions.length === 0) file.fail(questionsAt + 1, "o tópico não tem nenhuma pergunta");
  lines.slice(0, questionsAt).forEach((line, index) => checkPlaceholders(file, line, index + 1));
  const answers = lines
    .slice(end + 1, questionsAt)
    .join("\n")
    .split(/^\*\*\*$/m)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== "");
  if (answers.length === 0) file.fail(end + 2, "o tópico não tem resposta");
  return { name: file.name, ...readHeader(file, end), answers, questions };
}

function readHeader(file: NoraFile, end: number) {
  const lines = file.lines.slice(1, end).map((line) => /^([a-zA-Z]+):\s*(.+?)\s*$/.exec(line));
  const broken = lines.indexOf(null);
  const header = Header.safeParse(Object.fromEntries(lines.map((line) => line?.slice(1) ?? [])));
  if (header.success && broken === -1) return header.data;
  const key = header.error?.issues[0]?.path[0] ?? "";
  const line = broken === -1 ? lines.findIndex((found) => found?.[1] === key) : broken;
  return file.fail(line + 2, `linha de cabeçalho desconhecida: “${file.lines[line + 1]}”`);
}

function checkPlaceholders(file: NoraFile, text: string, line: number): void {
  const unknown = placeholdersIn(text).find((name) => !isKnownPlaceholder(name));
  if (unknown !== undefined) file.fail(line, `“{${unknown}}” não existe`);
}

/** Whether a topic's answer is about a project or service that the page no longer has. */
function isOfMissingItem({ answers, brief = "" }: Topic): boolean {
  return namesMissingItem([...answers, brief].flatMap(placeholdersIn));
}

/**
 * Every suggestion has to be a message that a topic answers: its `ask` or one of its questions. Returns the topics
 * without the suggestions that only a topic about a missing item answers.
 */
function withSuggestions(
  files: readonly NoraFile[],
  topics: readonly Topic[],
  all: readonly Topic[],
) {
  const keysOf = (some: readonly Topic[]) =>
    new Set(some.flatMap(({ ask, questions }) => [ask ?? [], questions].flat().map(keyOf)));
  const possible = keysOf(all);
  all.forEach(({ suggest }, index) => {
    const lost = suggest.find((text) => !possible.has(keyOf(text)));
    const file = files[index]!;
    const line = file.lines.findIndex((text) => text.startsWith("suggest:")) + 1;
    if (lost !== undefined) file.fail(line, `nenhum tópico responde à sugestão “${lost}”`);
  });
  const answered = keysOf(topics);
  return topics.map((topic) => ({
    ...topic,
    suggest: topic.suggest.filter((text) => answered.has(keyOf(text))),
  }));
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
  const header = Header.parse({ section, ask: `Me fala de ${title}` });
  return { ...header, name, answers: [`{${name}}`], questions: questions.split("|") };
}

/** Reads lines such as "price, #sites > e um sistema? = again", one example for each context. */
function readExamples(file: NoraFile, keys: ReadonlySet<string>): Example[] {
  const lines = file.parts(/^(.+?) > (.+) = (\S+)$/, "do que se falou > mensagem = tópico");
  return lines.flatMap(({ parts: [before = "", message = "", label = ""], number }) => {
    const contexts = before.split(",").map((key) => key.trim());
    const unknown = [...contexts, label].find((key) => !keys.has(key) && !isAct(key));
    if (unknown !== undefined) file.fail(number, `“${unknown}” não é um tópico`);
    return contexts.map((context) => ({ context, message, label }));
  });
}

function readWords(read: (...path: string[]) => NoraFile): Words {
  const file = (name: string) => read("words", `${name}.txt`);
  const { lugares = [], "depois de em": afterEm = [] } = file("places").lists();
  const places = [
    ...lugares.map((name) => [name, PLACE]),
    ...afterEm.map((name) => [`em ${name}`, `em ${PLACE}`]),
  ];
  return {
    spellings: { ...Object.fromEntries(places), ...file("spellings").pairs() },
    products: file("products").pairs(),
    things: file("things").pairs(),
    trades: file("trades").pairs(),
    clauses: file("clauses").lists(),
    distress: file("distress").lists(/\n/),
  };
}
