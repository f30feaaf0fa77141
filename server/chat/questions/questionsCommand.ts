import { parseArgs } from "node:util";
import { TIME_ZONE } from "../../../src/shared/time.ts";
import { readConfig } from "../../config/readConfig.ts";
import { openExistingStore, runProgram, storeCommand } from "../../store/storeCommand.ts";
import { createOpenQuestions, KEPT_DAYS } from "./openQuestions.ts";

const USAGE = "Uso:\n  npm run questions\n";

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeZone: TIME_ZONE });

/**
 * Prints the recent questions that Nora couldn't answer, newest first. Exit codes: 0 success, also if no
 * database exists; 2 wrong usage or configuration; 3 the store is unavailable.
 */
export const runQuestionsCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  parseArgs({ args: [...args], options: {} });
  const { store: config, site } = readConfig(environment);
  if (!site.keepsQuestions) err("KEEP_QUESTIONS está desligado: nada de novo é guardado.\n");
  await using store = openExistingStore(config, err);
  const questions = store ? await createOpenQuestions(store).list() : [];
  if (questions.length === 0) {
    out(`Nenhuma pergunta sem resposta nos últimos ${KEPT_DAYS} dias.\n`);
    return 0;
  }
  out("ÚLTIMA VEZ  PERGUNTA\n");
  for (const { text, lastAskedAt } of questions) out(`${day.format(lastAskedAt)}  ${text}\n`);
  return 0;
});

if (import.meta.main) await runProgram(runQuestionsCommand);
