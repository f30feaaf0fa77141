import type { Store } from "../../store/openStore.ts";
import { maskQuestion } from "./maskQuestion.ts";

const DAY_MS = 86_400_000;

/** How long a question is kept. */
export const KEPT_DAYS = 30;

/** A question that wasn't answered, masked, and how often it was asked. */
export interface OpenQuestion {
  text: string;
  times: number;
  /** Epoch milliseconds. */
  lastAskedAt: number;
}

/** The questions that Nora couldn't answer. They carry no session, address, e-mail nor digit. */
export interface OpenQuestions {
  keep: (message: string) => Promise<void>;
  /** Newest first. */
  list: () => Promise<OpenQuestion[]>;
  /** Erases what has been kept long enough. */
  sweep: () => Promise<void>;
}

/** Keeps questions by UTC day, so that each is erased with the day it was asked on. */
export function createOpenQuestions({
  store: { db },
  now = Date.now,
}: {
  store: Pick<Store, "db">;
  now?: () => number;
}): OpenQuestions {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const oldestDay = () => dayOf(now() - KEPT_DAYS * DAY_MS);

  return {
    async keep(message) {
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
    async list() {
      const rows = await db
        .selectFrom("open_questions")
        .select(({ fn }) => [
          "text",
          // Postgres gives a sum as text.
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
    async sweep() {
      await db.deleteFrom("open_questions").where("day", "<=", oldestDay()).execute();
    },
  };
}
