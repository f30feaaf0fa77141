import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { topicsOf } from "../text/topics.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { PROJECTS, SERVICES, intentsFor } from "./lastSubject.ts";

const START = "{eu|e|entao|perfeito|legal|otimo|que bom}";

/** Finds the wish for what the last message was about: "quero uma igual", "gostei, quero". */
const wantsSame = anyPhrase(
  `^ {eu|e|entao|gostei|adorei|perfeito|legal|otimo|isso|que bom|sim} ` +
    `(quero|queria|preciso|gostaria|estou precisando|faz|fazem|vou querer) ` +
    "[de] [um|uma|algo|isso|para mim] (igual*|parecid*|assim|desse*|dessa*|tipo ess*|como ess*) " +
    "{a|essa|esse|isso|tambem|para mim|para a|para o|minha|meu|loja|empresa|negocio|entao} $",
  `^ ${START} (gostei|adorei) {muito|disso|dele|dela|e|eu|entao} ` +
    "(quero|vou querer) {um|uma|esse|essa|sim} $",
  `^ ${START} (quero|vou querer) (um|uma|esse|essa) {sim|tambem|desse|dessa} $`,
);

const SERVICE = "(site|sites|sistema|sistemas|chatbot|robo|app|loja virtual)";

/** Finds the wish for another service than the last message's: "não, melhor um site", "na verdade prefiro um site". */
const wantsOther = anyPhrase(
  "^ {nao|na verdade|verdade|pensando bem|ah|mas|mudei de ideia|desculpa|agora|acho que|e} " +
    "(melhor|prefiro|quero|queria|preciso de) {seria|fazer|mesmo|e|so|primeiro} (um|uma|o|a) " +
    `${SERVICE} {mesmo|so|entao|primeiro|normal|simples} $`,
);

/**
 * Returns what a normalised message wants after one about a service or project: a quote for the same, or another
 * service. Empty if it wants neither, or the last message was about none.
 */
export function wantedAfter(text: string, { intents }: DialogueState): readonly Intent[] {
  if (intentsFor([...PROJECTS, ...SERVICES], intents).length === 0) return [];
  if (wantsSame(withoutOpening(text))) return ["quote"];
  return wantsOther(text) ? topicsOf(text) : [];
}
