import { createAssistant } from "../../server/chat/assistant.ts";
import type { BuiltIn, Reply } from "../../server/chat/builtIn/builtIn.ts";
import { createLog } from "../../server/log.ts";
import { aSite } from "./aSite.ts";

type Parts = Partial<Omit<Parameters<typeof createAssistant>[0], "builtIn">>;

/** Built-in assistant with one answer, and the assistant around it. */
export function anAssistant(own: Partial<Reply> = {}, parts: Parts = {}) {
  const builtIn: Pick<BuiltIn, "reply" | "texts"> = {
    reply: () => ({
      text: "Resposta da casa.",
      suggestions: [],
      isUnanswered: false,
      needsCare: false,
      wantsContact: false,
      ...own,
    }),
    texts: [],
  };
  const logged: string[] = [];
  const log = createLog({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const assistant = createAssistant({
    builtIn,
    model: undefined,
    fallback: true,
    site: aSite(),
    log,
    ...parts,
  });
  return { assistant, log, logged };
}
