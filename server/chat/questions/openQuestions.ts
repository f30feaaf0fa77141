import type { Store } from "../../store/openStore.ts";
import { maskQuestion } from "./maskQuestion.ts";

const DAY_MS = 86_400_000;

/** Number of days for which a question is stored. */
export const KEPT_DAYS = 30;

/** An unanswered question, masked, with the number of times it was asked. */
export interface OpenQuestion {
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
 * Creates the store of questions that Nora couldn't answer. It contains no session, IP address, e-mail or digit.
 * Equal questions of one UTC day are one row, which is erased after `KEPT_DAYS`.
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
    /** Returns the questions, newest first. */
    list: async (): Promise<OpenQuestion[]> => {
      const rows = await db
        .selectFrom("open_questions")
        .select(({ fn }) => [
          "text",
          // Postgres returns a sum as text.
          fn.sum<number | string>("times").as("times"),
          fn.max<number | string>("last_asked_at").as("lastAskedAt"),
        ])
        .where("day", ">", oldestDay())
        .groupBy("text")
        .orderBy("lastAskedAt", "desc")
        .execute();
      return rows.map(({ text, times, lastAskedAt }) => ({
        text,
        times: Number(times),
        lastAskedAt: Number(lastAskedAt),
      }));
    },
    /** Erases questions older than `KEPT_DAYS`. */
    sweep: async (): Promise<void> => {
      await db.deleteFrom("open_questions").where("day", "<=", oldestDay()).execute();
    },
  };
}
