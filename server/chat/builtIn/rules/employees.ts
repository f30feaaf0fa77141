import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";

const HUNDREDS = "(500|quinhentos|quinhentas)";
const STAFF = "(funcionari*|pessoas|colaborador*|empregad*)";

const areOurs = anyPhrase(
  // "é verdade que vocês têm 500 funcionários?"
  `(voces|nora) (tem|sao|possu*) [mesmo|mais de|so] ${HUNDREDS} ${STAFF}`,
  `trabalham ..1 ${HUNDREDS} ${STAFF}`,
  // "de quem são os 500 funcionários?", "que empresa tem 500 pessoas?"
  `(de quem|de que|de qual|que empresa|qual empresa) ..4 ${HUNDREDS} [${STAFF}] !(do portal)`,
  // "vi 500 funcionários, são de vocês?"
  `${HUNDREDS} ${STAFF} ..2 (de voces|seus|da nora|de quem|de que|de qual)`,
);

const whose = anyPhrase("(de quem|de que|de qual|que empresa|qual empresa|quem (e|sao|tem))");

/** Whether a normalised text about the employees in the figure of the corporate portal asks whose they are. */
export function isAboutOwners(text: string): boolean {
  return areOurs(text) || whose(text);
}

/** Maximum length in words of a question about the employees named in the last message: "então de quem são?" */
const MAX_WORDS = 7;

/** Whether a normalised text asks if the employees in the figure of the corporate portal are the company's own. */
export function isAboutEmployees(
  text: string,
  { intents }: Pick<DialogueState, "intents">,
): boolean {
  if (areOurs(text)) return true;
  return intents.includes("figure-portal") && whose(text) && text.split(" ").length <= MAX_WORDS;
}
