import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { historyOf, judge, type Question, site, type Verdict } from "./questions/facts.ts";
import { heldBack } from "./questions/heldBack.ts";
import { tuning } from "./questions/tuning.ts";

const answer = builtIn(site);

function verdictsOn(questions: readonly Question[]): (Verdict & { ask: string })[] {
  return questions.map((question) => {
    const { ask, lead = null } = question;
    const { text: reply } = answer({ message: ask, history: historyOf(question), lead });
    return { ask, ...judge(question, reply) };
  });
}

function shareRight(questions: readonly Question[]): number {
  const right = verdictsOn(questions).filter(
    ({ missing, forbidden }) => missing.length + forbidden.length === 0,
  );
  return right.length / questions.length;
}

describe("the built-in assistant with visitors' questions", () => {
  it("gets at least 120 different questions, half of them held back from tuning", () => {
    const asked = [...tuning, ...heldBack].map(({ ask, after }) => [ask, ...(after ?? [])].join());

    expect(new Set(asked).size).toBe(asked.length);
    expect(heldBack.length).toBeGreaterThanOrEqual(60);
    expect(tuning.length).toBeGreaterThanOrEqual(60);
  });

  it("answers at least 90 % of the held-back questions correctly", () => {
    expect(shareRight(heldBack)).toBeGreaterThanOrEqual(0.9);
  });

  it("answers at least 95 % of the others correctly", () => {
    expect(shareRight(tuning)).toBeGreaterThanOrEqual(0.95);
  });

  it("never makes a forbidden claim", () => {
    const wrong = verdictsOn([...tuning, ...heldBack]).filter(
      ({ forbidden }) => forbidden.length > 0,
    );

    expect(wrong).toEqual([]);
  });
});
