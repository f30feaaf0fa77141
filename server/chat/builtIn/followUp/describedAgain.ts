import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { OF_ANY_SERVICE, PROJECTS, SERVICES, intentsFor } from "./lastSubject.ts";

const START =
  "^ {e|i|mas|entao|esta|ai|so que|certo|me|diz|fala|explica|conta|melhor|quero|queria|saber|entender|nao entendi}";

/** Words that refer to the service or project of the last message: "ele", "esse robô", "o negócio". */
const IT =
  "(ele|ela|eles|elas|isso|isto|aquilo|(o|esse) (bicho|negocio)|" +
  "(esse|essa|esses|essas) [chatbot|robo|site|sistema|app|assistente|programa|servico|loja])";
const OF_IT = "(dele|dela|deles|delas|disso|desse|dessa)";
const IN_IT = "(nele|nela|neles|nelas|nisso|nesse|nessa)";

const DOES = "(faz|fazem|faria|tem|resolve|resolvem|oferece|oferecem|inclui|traz)";

/** Words that may follow such a question and don't change it. */
const END =
  "{mesmo|exatamente|afinal|na pratica|de verdade|no caso|direito|direitinho|certinho|por mim|para mim|" +
  "para a gente|ai|de bom|de diferente|no dia a dia|(no|na) (meu|minha)} [loja|empresa|negocio|comercio] $";

/** Finds a question that only asks what the service or project of the last message does: "e o que ele faz?" */
const asksWhatItDoes = anyPhrase(
  ...[
    `[o] que [que] ${IT} ..1 ${DOES}`,
    `o que (faz|resolve|oferece) ${IT}`,
    `${IT} (faz|fazem|serve|servem|resolve) [para] [o] que`,
    `${IT} (pode|consegue|sabe) fazer [o] que`,
    `(faz|fazem|serve|servem) [para] [o] que`,
    `para [o] que [e que] [${IT}] (serve|servem) [${IT}]`,
    `o que (e|sao|seria) ${IT}`,
    `o que (tem|vem) [incluso|dentro] (${IN_IT}|com ${IT})`,
    "[o] que [que] [mais] [esta|ja] (inclui|incluem|inclusos?|incluido|vem [incluso|junto])",
    `como [que] (${IT} (funciona*|trabalha*)|funciona* ${IT})`,
    `(quais|qual) [sao|e] [as|os|a|o] (func*|recursos|vantage*|utilidade) ${OF_IT}`,
    `o que da para fazer com ${IT}`,
    `[mais|melhor] (sobre ${IT}|${OF_IT})`,
  ].map((question) => `${START} ${question} ${END}`),
);

/** Finds a question what the last message's service or project does for a business: "pra que serve numa padaria?" */
const asksForUse = anyPhrase(
  ...[
    `para [o] que [e que] [${IT}] (serve|servem|serviria) [${IT}]`,
    `${IT} (serve|servem|serviria) [para] [o] que`,
    `para [o] que (eu|a gente) (uso|usa|usaria|usar) [${IT}]`,
    `[o] que ${IT} (faria|resolve|resolveria|faz)`,
    `(como|em que|no que) ${IT} [me|nos] (ajuda|ajudaria|serviria)`,
    `(como|em que|no que) (ajuda|ajudaria) [${IT}]`,
    `qual [e|seria] [a|o] (utilidade|vantagem|beneficio|uso) ${OF_IT}`,
  ].map(
    (question) =>
      `${START} ${question} {mesmo|no caso|exatamente} [em|num|numa|no|na|nos|nas|para|com|a] ` +
      "[um|uma|o|a] [meu|minha|nosso|nossa] ..3 $",
  ),
  `${START} (para|em|num|numa|no|na) ..4 (serve|serviria|servem) para [o] que $`,
);

/** Maximum length in words of such a question. */
const MAX_USE_WORDS = 12;

/**
 * Returns the intents that describe the service or project of the last message, if a normalised message only asks what
 * that does: "e o que ele faz?" Empty if it asks something else, or if the last message was about neither.
 */
export function describedAgain(
  text: string,
  { intents, topics }: DialogueState,
): readonly Intent[] {
  const asked = withoutOpening(text);
  const isForUse = asked.split(" ").length <= MAX_USE_WORDS && asksForUse(asked);
  if (!isForUse && !asksWhatItDoes(asked)) return [];
  const described = intentsFor([...PROJECTS, ...SERVICES], intents);
  if (described.length > 0) return described;
  if (!intents.some((intent) => OF_ANY_SERVICE.has(intent))) return [];
  return topics.length > 0 ? topics : ["services"];
}
