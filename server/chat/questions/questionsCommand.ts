import { parseArgs } from "node:util";
import { TIME_ZONE } from "../../../src/shared/saoPauloTime.ts";
import { readConfig } from "../../config/readConfig.ts";
import { openExistingStore, runProgram, storeCommand } from "../../store/storeCommand.ts";
import { createOpenQuestions, KEPT_DAYS, type OpenQuestion } from "./openQuestions.ts";

const USAGE = `Uso:
  npm run questions
`;

/**
 * Prints the recent questions that Nora couldn't answer, newest first. Exit codes: 0 success, also if no
 * database exists; 2 wrong usage or configuration; 3 the store is unavailable.
 */
export const runQuestionsCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  parseArgs({ args: [...args], options: {} });
  const { store: config, site } = readConfig(environment);
  if (!site.keepsQuestions) err("KEEP_QUESTIONS está desligado: nada de novo é guardado.\n");
  await using store = openExistingStore(config, err);
  out(table(store ? await createOpenQuestions({ store }).list() : []));
  return 0;
});

const day = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeZone: TIME_ZONE,
});

function table(questions: readonly OpenQuestion[]): string {
  if (questions.length === 0) {
    return `Nenhuma pergunta sem resposta nos últimos ${KEPT_DAYS} dias.\n`;
  }
  const lines = questions.map(
    ({ text, times, lastAskedAt }) =>
      `${day.format(lastAskedAt)}  ${String(times).padStart(5)}  ${text}`,
  );
  return `${["ÚLTIMA VEZ  VEZES  PERGUNTA", ...lines].join("\n")}\n`;
}

if (import.meta.main) await runProgram(runQuestionsCommand);
