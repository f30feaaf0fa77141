import { DAY_MS } from "../../../src/shared/dayMs.ts";
import type { Store } from "../../store/openStore.ts";
import { maskQuestion } from "./maskQuestion.ts";

/** Number of UTC days for which a question is listed, the current one included. */
export const KEPT_DAYS = 30;

/** A question that Nora couldn't answer, with the number of times it was asked. */
export interface OpenQuestion {
  /** Masked by `maskQuestion`. */
  text: string;
  times: number;
  /** Epoch time in ms. */
  lastAskedAt: number;
}

interface Parts {
  store: Pick<Store, "db">;
  now?: () => number;
}

/**
 * Stores questions that Nora couldn't answer, as masked texts without session or IP address. Equal texts of one UTC day
 * share a row.
 */
export function createOpenQuestions({ store: { db }, now = Date.now }: Parts) {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const oldestDay = () => dayOf(now() - KEPT_DAYS * DAY_MS);

  return {
    keep: async (message: string): Promise<void> => {
      const text = maskQuestion(message);
      if (text === "") return;
      const askedAt = now();
      await db
        .insertInto("open_questions")
        .values({ text, day: dayOf(askedAt), times: 1, last_asked_at: askedAt })
        .onConflict((conflict) =>
          conflict.columns(["text", "day"]).doUpdateSet((eb) => ({
            times: eb("open_questions.times", "+", 1),
            last_asked_at: askedAt,
          })),
        )
        .execute();
    },
    /** Returns the questions of the last `KEPT_DAYS`, newest first. Equal texts are one question. */
    list: async (): Promise<OpenQuestion[]> =>
      await db
        .selectFrom("open_questions")
        .select(({ fn }) => [
          "text",
          fn.sum<number>("times").as("times"),
          fn.max<number>("last_asked_at").as("lastAskedAt"),
        ])
        .where("day", ">", oldestDay())
        .groupBy("text")
        .orderBy("lastAskedAt", "desc")
        .execute(),
    /** Erases the rows that `list` no longer reads. */
    sweep: async (): Promise<void> => {
      await db.deleteFrom("open_questions").where("day", "<=", oldestDay()).execute();
    },
  };
}
