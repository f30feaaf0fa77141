import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projects, services } from "../../../src/shared/content/index.ts";
import { readConfig } from "../../config/readConfig.ts";
import { isAct, NOTHING } from "./dialogue.ts";
import { createFacts } from "./facts.ts";
import { placeholdersIn } from "./fill.ts";
import { Header, type Nora, type Topic } from "./Nora.ts";
import { keyOf } from "./normalise.ts";
import { itemsOf, NoraFile } from "./noraFile.ts";
import { readWords } from "./readWords.ts";

const NO_WORDS = { products: {}, things: {} };
const factsOf = createFacts(readConfig({}).site, NO_WORDS, String, () => new Date(0));

/** The placeholders: a conversation's facts, and what reply.ts fills in. */
const KNOWN = new Set([
  ...Object.keys(factsOf({ message: "", history: [], lead: null }, NOTHING)),
  "text",
  "told",
  "Told",
]);

/** Projects and services may leave the page: a text that shows one that is gone is left out. */
const ITEM = /^(?:projects|services)\.[\w-]+/;

/** A topic with the messages that ask for it, which the classifier learns. */
interface AskedTopic extends Topic {
  questions: readonly string[];
}

/**
 * Reads what Nora knows and what the classifier learns from a directory. Throws `NoraError` with the file and line of the
 * first problem.
 */
export function readNora(directory: string) {
  const read = (...path: string[]) => new NoraFile(join(directory, ...path));
  const files = (folder: string) =>
    readdirSync(join(directory, folder))
      .toSorted()
      .map((name) => read(folder, name));
  const topicFiles = files("topics");
  const found = topicFiles.map(readTopic);
  checkSuggestions(topicFiles, found);
  const present = found.map(ofPresentItems).filter(({ answers }) => answers.length > 0);
  const topics = [...present, ...topicsOfContent(present)];
  const words = readWords(read);
  const names = new Set(topics.map(({ name }) => name));
  const keys = new Set(["*", "offered", "suggested", "unknown", ...Object.values(words.products)]);
  for (const { name, section } of found) keys.add(name).add(`#${section}`);
  const examples = (file: NoraFile) =>
    readExamples(file, keys).filter(({ label }) => isAct(label) || names.has(label));
  const acts = examples(read("words", "acts.txt")).toReversed();
  const phrases = read("words", "phrases.txt");
  checkPlaceholders(phrases, phrases.lines);
  const nora: Nora = {
    ...topicsAndSuggestions(topics),
    words,
    phrases: phrases.lists("\n"),
    acts: Object.fromEntries(acts.map((act) => [`${act.context} > ${act.message}`, act.label])),
  };
  return {
    nora,
    questions: Object.fromEntries(topics.map(({ name, questions }) => [name, questions])),
    conversations: files("conversations").flatMap(examples),
  };
}

/** Whether a placeholder is of a project or service that the page doesn't have. */
function isMissingItem(name: string): boolean {
  return ITEM.test(name) && !KNOWN.has(name);
}

/** Returns a topic without the texts that show a project or service which the page doesn't have. */
function ofPresentItems(topic: AskedTopic): AskedTopic {
  const isPresent = (text: string) => !placeholdersIn(text).some(isMissingItem);
  const { answers, brief } = topic;
  return {
    ...topic,
    answers: answers.filter(isPresent),
    brief: brief !== undefined && isPresent(brief) ? brief : undefined,
  };
}

function readTopic(file: NoraFile): AskedTopic {
  const { lines, name } = file;
  if (isAct(name)) file.fail(1, `“${name}” é o nome de um ato`);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) file.fail(1, "falta o cabeçalho entre linhas “---”");
  const questionsAt = lines.indexOf("## Perguntas");
  if (questionsAt === -1) file.fail(lines.length, "falta “## Perguntas”");
  const questions = itemsOf(lines.slice(questionsAt + 1).join("\n"), "\n");
  if (questions.length === 0) file.fail(questionsAt + 1, "o tópico não tem nenhuma pergunta");
  checkPlaceholders(file, lines.slice(0, questionsAt));
  const answers = itemsOf(lines.slice(end + 1, questionsAt).join("\n"), /^\*\*\*$/m);
  if (answers.length === 0) file.fail(end + 2, "o tópico não tem resposta");
  const header = readHeader(file, lines.slice(1, end));
  return { ...header, name, answers, questions: [header.ask ?? [], questions].flat() };
}

function readHeader(file: NoraFile, lines: readonly string[]) {
  const entries = lines.map((line) => /^(\w+):\s*(.+?)\s*$/.exec(line)?.slice(1) ?? [line]);
  const header = Header.safeParse(Object.fromEntries(entries));
  if (header.success) return header.data;
  const keys = header.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : issue.path.map(String),
  );
  const key = keys.at(-1)!;
  return file.fail(file.lineOf(key), `“${key}” falta no cabeçalho ou está errado`);
}

function checkPlaceholders(file: NoraFile, lines: readonly string[]): void {
  lines.forEach((line, index) => {
    const unknown = placeholdersIn(line).find((name) => !KNOWN.has(name) && !ITEM.test(name));
    if (unknown !== undefined) file.fail(index + 1, `“{${unknown}}” não existe`);
  });
}

/** Checks that each suggestion is a message that a topic answers. */
function checkSuggestions(files: readonly NoraFile[], topics: readonly AskedTopic[]): void {
  const answering = topicsByMessage(topics);
  topics.forEach(({ suggest }, index) => {
    const file = files[index]!;
    const lost = suggest.find((text) => !answering.has(text));
    if (lost !== undefined)
      file.fail(file.lineOf("suggest:"), `nenhum tópico responde à sugestão “${lost}”`);
  });
}

/** Returns each topic's name by its messages. A message is answered by the topic whose `ask` it is. */
function topicsByMessage(topics: readonly AskedTopic[]): Map<string, string> {
  const questions = topics.flatMap(({ questions: texts, name }) =>
    texts.map((text) => [text, name] as const),
  );
  const asks = topics.flatMap(({ ask, name }) => (ask ? [[ask, name] as const] : []));
  return new Map([...questions, ...asks]);
}

/** Returns the topics by name, without suggestions that only a topic about a missing item answers. */
function topicsAndSuggestions(asked: readonly AskedTopic[]) {
  const answering = topicsByMessage(asked);
  const topics: Record<string, Topic> = {};
  for (const { questions: _, ...topic } of asked) {
    const suggest = topic.suggest.filter((text) => answering.has(text));
    topics[topic.name] = { ...topic, suggest };
  }
  const suggested = Object.values(topics).flatMap(({ ask, suggest }) =>
    [ask ?? [], suggest].flat(),
  );
  return {
    topics,
    suggestions: new Map(suggested.map((text) => [keyOf(text), answering.get(text)!])),
  };
}

/** Returns a topic for each project and service of the page that no file is about. */
function topicsOfContent(topics: readonly Topic[]): AskedTopic[] {
  const quoted = new Set(topics.flatMap(({ answers }) => answers.flatMap(placeholdersIn)));
  return [
    ...projects.map(({ id, title }) => topicOf(`projects.${id}`, title, "project")),
    ...services.map(({ id, title }) => topicOf(`services.${id}`, title, "servicos")),
  ].filter(({ name }) => !quoted.has(name));
}

function topicOf(name: string, title: string, section: string): AskedTopic {
  const ask = `Me fala de ${title}`;
  const questions = `${ask}|${title}|e o ${title}?|o que é ${title}?|vocês fazem ${title}?|me fala do ${title} do portfólio`;
  const header = Header.parse({ section, ask });
  return { ...header, name, answers: [`{${name}}`], questions: questions.split("|") };
}

/**
 * Reads lines such as "price, #sites > e um sistema? = again", one example for each context: the name of a topic,
 * "#section", a product, "offered", "suggested", "unknown", or "*" for any. The label is a topic or an act.
 */
function readExamples(file: NoraFile, keys: ReadonlySet<string>) {
  const lines = file.parts(/^(.+?) > (.+) = (\S+)$/, "do que se falou > mensagem = tópico");
  return lines.flatMap(({ parts: [before = "", message = "", label = ""], number }) => {
    const contexts = itemsOf(before);
    const unknown = [...contexts, label].find((key) => !keys.has(key) && !isAct(key));
    if (unknown !== undefined) file.fail(number, `“${unknown}” não é um tópico`);
    return contexts.map((context) => ({ context, message, label }));
  });
}
