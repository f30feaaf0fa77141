import { builtIn } from "../../../server/chat/builtIn/builtIn.ts";
import { historyOf, judge, type Question, site } from "./facts.ts";
import { heldBack } from "./heldBack.ts";
import { tuning } from "./tuning.ts";

/**
 * `node test/server/questions/report.ts`: how much the built-in assistant gets right. Failures are
 * listed for the tuning half only; of the other one only how many.
 */
const answer = builtIn(site);

function failuresOf(questions: readonly Question[]): string[] {
  return questions.flatMap((question) => {
    const { ask, lead = null } = question;
    const { text: reply } = answer({ message: ask, history: historyOf(question), lead });
    const { missing, forbidden } = judge(question, reply);
    return missing.length + forbidden.length === 0
      ? []
      : [`${ask}\n  lacks: ${missing.join(", ")}  says: ${forbidden.join(", ")}\n  ${reply}`];
  });
}

const right = (questions: readonly Question[], failures: readonly string[]) =>
  `${questions.length - failures.length} of ${questions.length}`;

const tuned = failuresOf(tuning);
process.stdout.write(`${tuned.join("\n")}\n`);
process.stdout.write(`tuning: ${right(tuning, tuned)}\n`);
process.stdout.write(`held back: ${right(heldBack, failuresOf(heldBack))}\n`);
