import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { evaluate, tally } from "../questions/evaluate.ts";
import { type Item, judge, readAuthors } from "../questions/judge.ts";
import { site } from "./questions/facts.ts";

const answer = builtIn(site);

describe("the built-in assistant with questions of authors who saw only the page", () => {
  const ask = async (items: readonly Item[]) =>
    tally(await evaluate(items, (conversation) => answer(conversation).text, site));

  it.each([...readAuthors("tuned")])(
    "answers at least 90 %% correctly and invents nothing: %s",
    async (_name, items) => {
      const { asked, right, invented, refused } = await ask(items);

      expect(right / asked).toBeGreaterThanOrEqual(0.9);
      expect(invented).toBe(0);
      expect(refused / asked).toBeLessThanOrEqual(0.05);
    },
  );

  // A human judge found some 5 to 10 points fewer correct than this judge of strings.
  it.each([...readAuthors("unseen")])(
    "answers at least 85 %% correctly for authors it was never tuned on: %s",
    async (_name, items) => {
      const { asked, right, refused } = await ask(items);

      expect(right / asked).toBeGreaterThanOrEqual(0.85);
      expect(refused / asked).toBeLessThanOrEqual(0.05);
    },
  );
});

describe("the judge", () => {
  const item: Item = {
    id: "x",
    category: "hours",
    intent: "hours",
    turns: ["que horas abre?"],
    kind: "answer",
    facts: [["9h", "nove horas"]],
    never: ["domingo das"],
  };

  it("accepts any fact of a group, ignoring accents and case", () => {
    expect(judge(item, "Abrimos às NOVE HORAS.", site).isRight).toBe(true);
  });

  it("detects a refusal although the page has the answer", () => {
    expect(judge(item, "Isso eu não sei.", site)).toMatchObject({
      isRight: false,
      isRefused: true,
    });
  });

  it("detects inventions, listed or not", () => {
    expect(judge(item, "Às 9h, e domingo das 9h às 12h.", site).isInvented).toBe(true);
    expect(judge(item, "Às 9h. Custa R$ 10.", site).isInvented).toBe(true);
  });

  it("requires an offer to take contact data for a person, and none for a visitor in distress", () => {
    const personWanted: Item = { ...item, kind: "person", facts: [] };
    const asking = "Deixe seu nome aqui.";

    expect(judge(personWanted, asking, site).isRight).toBe(true);
    expect(judge(personWanted, "Claro!", site).isRight).toBe(false);
    expect(judge({ ...personWanted, kind: "distress" }, asking, site).isRight).toBe(false);
  });
});
