import { DAY_MS } from "../../../src/shared/time.ts";
import type { Store } from "../../store/openStore.ts";
import { maskQuestion } from "./maskQuestion.ts";

/** Number of UTC days for which a question is kept, the current one included. */
export const KEPT_DAYS = 30;

/**
 * Stores questions that Nora couldn't answer, as masked texts without session or IP address. Equal texts of one UTC day
 * share a row.
 */
export function createOpenQuestions({ db }: Pick<Store, "db">, now = Date.now) {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

  return {
    keep: async (message: string): Promise<void> => {
      const text = maskQuestion(message);
      const askedAt = now();
      await db
        .insertInto("open_questions")
        .values({ text, day: dayOf(askedAt), times: 1, last_asked_at: askedAt })
        .onConflict((conflict) =>
          conflict.columns(["text", "day"]).doUpdateSet({ last_asked_at: askedAt }),
        )
        .execute();
    },
    /** Returns the questions, newest first, with the epoch time in ms when each was last asked. Equal texts are one. */
    list: async () =>
      await db
        .selectFrom("open_questions")
        .select(({ fn }) => ["text", fn.max<number>("last_asked_at").as("lastAskedAt")])
        .groupBy("text")
        .orderBy("lastAskedAt", "desc")
        .execute(),
    /** Erases what was asked more than `KEPT_DAYS` ago. */
    sweep: async (): Promise<void> => {
      const oldestDay = dayOf(now() - KEPT_DAYS * DAY_MS);
      await db.deleteFrom("open_questions").where("day", "<=", oldestDay).execute();
    },
  };
}
