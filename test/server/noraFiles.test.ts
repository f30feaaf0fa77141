import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClassifier } from "../../server/chat/builtIn/classifier.ts";
import { Header } from "../../server/chat/builtIn/Nora.ts";
import { createNormalise } from "../../server/chat/builtIn/normalise.ts";
import { readNora } from "../../server/chat/builtIn/readNora.ts";
import { train } from "../../server/chat/builtIn/train.ts";

const TOPIC = `---
section: contato
suggest: [Quero um orçamento]
---
Há duas vagas em frente.

## Perguntas

vocês têm estacionamento
onde deixo o carro
`;

/** Returns a copy of `nora/` with changes. */
function copyOfNora(change: (directory: string) => void): string {
  const directory = mkdtempSync(join(tmpdir(), "nora-"));
  cpSync("nora", directory, { recursive: true });
  change(directory);
  return directory;
}

/** Returns the problem that reading a topic with this text and name reports. */
function problemOf(text: string, name = "parking"): string {
  const directory = copyOfNora((copy) => writeFileSync(join(copy, `topics/${name}.md`), text));
  try {
    readNora(directory);
    return "";
  } catch (error) {
    return String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe("a file of nora/", () => {
  it.each([
    ["an unknown placeholder", TOPIC.replace("duas", "{duas}"), /parking\.md:5: “\{duas\}”/],
    ["no question", TOPIC.split("vocês têm")[0]!, /parking\.md:7: .*pergunta/],
    ["a broken header", TOPIC.replace("section:", "seção"), /parking\.md:2: .*cabeçalho/],
    ["no header", "Há vagas.", /parking\.md:1: .*cabeçalho/],
    [
      "a suggestion nobody answers",
      TOPIC.replace("Quero um orçamento", "Tem heliponto?"),
      /parking\.md:3: .*Tem heliponto/,
    ],
  ])("with %s stops with file and line", (_case, text, problem) => {
    expect(problemOf(text)).toMatch(problem);
  });

  it("can't be a topic with the name of a dialogue act", () => {
    expect(problemOf(TOPIC, "fragment")).toMatch(/fragment\.md:1: .*“fragment”/);
  });

  it("of a conversation names its line", () => {
    const directory = copyOfNora((copy) =>
      writeFileSync(join(copy, "conversations/own.txt"), "# eu\nprice > e aí? = nada\n"),
    );

    expect(() => readNora(directory)).toThrow(/own\.txt:2: “nada”/);
  });

  it("with a new topic is answered without code", () => {
    const directory = copyOfNora((copy) => {
      writeFileSync(join(copy, "topics/parking.md"), TOPIC);
    });
    const { nora, questions } = readNora(directory);
    // A few topics are enough to train: the whole takes seconds.
    const kept = ["parking", "price", "hours", "address", "greeting"];
    const only = <Value>(all: Record<string, Value>) =>
      Object.fromEntries(kept.map((name) => [name, all[name]!]));
    const small = {
      nora: { ...nora, topics: only(nora.topics) },
      questions: only(questions),
      conversations: [],
    };
    const normalise = createNormalise(nora.words.spellings);
    const classify = createClassifier(train(small, normalise));

    expect(classify(normalise("tem estacionamento aí?").split(" "), []).ranked[0]).toMatchObject({
      label: "parking",
    });
  });
});

it("learns more than 256 topics", () => {
  const { nora } = readNora("nora");
  const names = Array.from({ length: 300 }, (_, index) => `assunto${index}`);
  const known = {
    nora: { ...nora, topics: {} },
    questions: Object.fromEntries(names.map((name) => [name, [name]])),
    conversations: [],
  };
  const classify = createClassifier(train(known, createNormalise(nora.words.spellings)));

  expect(classify(["assunto299"], []).ranked[0]!.label).toBe("assunto299");
});

it("has a README that names every header", () => {
  const readme = readFileSync("nora/README.md", "utf8");

  for (const name of Object.keys(Header.shape)) {
    expect(readme).toContain(`\`${name}`);
  }
});
