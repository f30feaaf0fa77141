import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { leadTriggers } from "../../src/shared/content/index.ts";
import { unaccented } from "../../src/shared/unaccented.ts";

/** A message that an author who saw only the page wrote, and what its answer must and must not say. */
export interface Question {
  /** Name of its file: what it is about. */
  kind: string;
  /** The visitor's messages; the answer to the last one is judged. */
  turns: readonly string[];
  /** Of each group one must be said; accents, capitals and bold marks don't matter. */
  facts: readonly (readonly string[])[];
  never: readonly string[];
}

const FOLDER = join(import.meta.dirname, "../../nora/questions");

/** Reads all questions. Each has two lines: `message > message` and `  = fact|same fact; fact ! never; never`. */
export function readQuestions(): Question[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => parse(file.replace(".txt", ""), readFileSync(join(FOLDER, file), "utf8")));
}

function parse(kind: string, text: string): Question[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    if (line.startsWith(" ")) return [];
    const expected = lines[index + 1] ?? "";
    if (!expected.startsWith("  =")) throw new Error(`${kind}.txt: nothing expected of: ${line}`);
    const [facts = "", never = ""] = expected.slice(3).split(" ! ");
    const list = (part: string) => part.split("; ").flatMap((one) => one.trim() || []);
    return {
      kind,
      turns: line.split(" > "),
      facts: list(facts).map((group) => group.split("|")),
      never: list(never),
    };
  });
}

/** `partly`: one of the suggestions beside the answer gets what is missing. */
export type Verdict = "right" | "partly" | "wrong" | "invented";

interface Answer {
  reply: string;
  suggestions?: readonly string[];
}

/** Whatever answers a visitor's messages; the earlier answers are asked for again. */
export type Answerer = (turns: readonly string[]) => Promise<Answer>;

export interface Judged {
  question: Question;
  reply: string;
  verdict: Verdict;
}

function fold(text: string): string {
  return unaccented(text).replaceAll("*", "");
}

function says(reply: string, facts: Question["facts"]): boolean {
  const text = fold(reply);
  return facts.every((group) => group.some((fact) => text.includes(fold(fact))));
}

/** Judges an answer. `isConfirmed` tells whether a sentence of it stands on the page or in the visitor's words. */
export async function judge(
  question: Question,
  answer: Answerer,
  isConfirmed: (sentence: string, turns: readonly string[]) => boolean,
): Promise<Judged> {
  const { turns, facts, never } = question;
  const { reply, suggestions = [] } = await answer(turns);
  const sentences = reply.split(/(?<=[.!?])\s+|\n/);
  const verdict = async (): Promise<Verdict> => {
    const forbidden = never.filter((text) => fold(reply).includes(fold(text)));
    const opensForm = (text: string) => leadTriggers.some((trigger) => trigger === text);
    const isInvented = forbidden.some((text) => !opensForm(text));
    if (isInvented || !sentences.every((one) => isConfirmed(one, turns))) return "invented";
    if (forbidden.length > 0) return "wrong";
    if (says(reply, facts)) return "right";
    for (const suggestion of suggestions) {
      const next = await answer([...turns, suggestion]);
      if (says(`${reply}\n${next.reply}`, facts)) return "partly";
    }
    return "wrong";
  };
  return { question, reply, verdict: await verdict() };
}
