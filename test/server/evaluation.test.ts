import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unaccented } from "../../src/shared/unaccented.ts";
import { type Question, judge, readQuestions } from "../evaluation/questions.ts";

const questions = readQuestions();
const words = (text: string) =>
  unaccented(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";

describe("the evaluation's questions", () => {
  it("are half conversations", () => {
    const conversations = questions.filter(({ turns }) => turns.length > 1);

    expect(conversations.length).toBeGreaterThanOrEqual(questions.length * 0.49);
  });

  it("aren't among the lines that the built-in assistant learns from", () => {
    const folder = join(import.meta.dirname, "../../nora");
    const learnt = new Set(
      globSync(["topics/**/*.md", "conversations/**/*.txt"], { cwd: folder })
        .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
        // Of a conversation's line, what the visitor says: "what was spoken of > message = what is meant".
        .flatMap((line) => [line, line.replace(/^.*> /, "").replace(/ = [^=]*$/, "")])
        .map(words),
    );

    expect(questions.filter(({ turns }) => learnt.has(words(turns.at(-1)!)))).toEqual([]);
  });
});

describe("an answer", () => {
  const question: Question = {
    kind: "hours",
    turns: ["abre sábado?"],
    facts: [["13h", "13:00"], ["sábado"]],
    never: ["R$", "seu nome"],
  };
  const verdictOn = async (replies: Record<string, string>, suggestions: string[] = []) => {
    const answer = async (turns: readonly string[]) => ({
      reply: replies[turns.at(-1)!]!,
      suggestions,
    });
    return (await judge(question, answer, (sentence) => !sentence.includes("500"))).verdict;
  };

  it("is right with every fact, partly with one that a suggestion gets, else wrong", async () => {
    const suggested = { "abre sábado?": "Sim!", "Até que horas?": "**Sabado**, até 13:00." };

    expect(await verdictOn({ "abre sábado?": "Aos sábados, até 13h." })).toBe("right");
    expect(await verdictOn(suggested, ["Até que horas?"])).toBe("partly");
    expect(await verdictOn(suggested)).toBe("wrong");
  });

  it("is invented if it says what is forbidden or can't be confirmed, and wrong if it asks for data", async () => {
    expect(await verdictOn({ "abre sábado?": "Sábado, 13h, por R$ 5." })).toBe("invented");
    expect(await verdictOn({ "abre sábado?": "Sábado, 13h. São 500." })).toBe("invented");
    expect(await verdictOn({ "abre sábado?": "Sábado, 13h. Deixe seu nome." })).toBe("wrong");
  });
});
