import { namesOtherTrade } from "../answers/notOnPage.ts";
import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import { MAX_SHORT_WORDS } from "./isFollowUp.ts";

/** Intents that a visitor may ask about one service after another: "quanto custa um site?", "e um sistema?". */
const OF_SERVICE: ReadonlySet<Intent> = new Set<Intent>(["price", "deadline", "quote", "monthly"]);

const SERVICE =
  "(sites?|sistemas?|chatbots?|robos?|apps?|lojas? (virtual|virtuais)|landing pages?)";

/** Finds the bare name of another service: "e um sistema?" */
const namesAnotherService = anyPhrase(`^ e [de|para|por|se for|do|da] [o|a|um|uma] ${SERVICE} $`);

/** Finds a smaller project than the one asked about: "mas e uma coisa simples, tipo só uma página?" */
const namesSmallerProject = anyPhrase(
  "^ {e|mas|ai|se|for|fosse|seria|tipo|entao|no caso de} (so|somente|apenas) [uma|um|a] " +
    "(pagina|paginas|paginazinha|pagininha|coisa|coisinha|tela|telinha) ..5 $",
  "^ {e|mas|ai|se|for|fosse|seria|tipo|entao|so|em} [um|uma|algo|o] " +
    "[coisa|coisinha|site|sitezinho|sistema|sisteminha|negocio|projeto|chatbot|app|pagina|paginazinha] " +
    "[bem|mais|muito|super] " +
    "(simples|simplesinho|simplinho|basico|basica|basiquinho|pequeno|pequena|pequenininho) ..6 $",
);

/** Finds a short question for another kind of what was asked: "e de clínica?" */
const asksForOtherKind = anyPhrase("^ e (de|para) [um|uma|o|a] ..2 $");

/** Finds a condition under which a discount is asked for again: "e se eu fechar site + chatbot?" */
const namesCondition = anyPhrase(
  "^ {e|mas|ai} se {eu|a gente|nos} " +
    "(fechar|fechasse|fecharmos|contratar|contratasse|pegar|pegasse|levar|fizer|comprar|pagar|indicar) ..7 $",
);

/** Finds a request to apply the last question to another service: "isso também vale para o chatbot?" */
const asksSameOfAnother = anyPhrase(
  `^ [e] [isso] [tambem] (vale|serve|e igual|e assim|funciona assim) [tambem] [para|em|no|num|nos] ` +
    `[o|os|um] ${SERVICE} [tambem] $`,
);

/** Finds a question about another place after one about a region: "e em Ijuí?", but not "e em inglês?" */
const namesAnotherPlace = anyPhrase(
  "^ e em !(qua*|que|caso|casa|relacao|ingles|espanhol|frances|libras|outr* lingua*|feriados?|domingos?) " +
    "..3 $",
);

/** Matches a question about the team after one about hours of something else: "o robô responde à noite?", "e vocês?" */
const AND_THE_TEAM = /^e (?:voces|a equipe|o pessoal)$/;

/** Intents about hours of something else than the team. */
const OTHER_HOURS: ReadonlySet<Intent> = new Set<Intent>(["bot-always", "chat-hours", "support"]);

/** Finds a request to repeat the last answer. */
const asksToRepeat = anyPhrase(
  "(repete|repetir|repita)",
  "(manda|mandar|mande|fala|falar|diz|dizer|passa|escreve) [isso] (de novo|outra vez|novamente)",
);

/**
 * Returns the last message's intents that a normalised message asks again: for another service ("e um sistema?"),
 * place ("e em Ijuí?") or trade ("e de clínica?"), for the team ("e vocês?") or as a repetition ("manda de novo").
 * Empty if there are none.
 */
export function askedAgain(text: string, { intents }: DialogueState): readonly Intent[] {
  if (namesAnotherPlace(text) && intents.includes("region")) return ["region"];
  if (AND_THE_TEAM.test(text) && intents.some((intent) => OTHER_HOURS.has(intent)))
    return ["hours"];
  if (namesCondition(text) && intents.includes("discount")) return ["discount"];
  if (namesAnotherService(text) || namesSmallerProject(text))
    return intents.filter((intent) => OF_SERVICE.has(intent));
  const isAboutProjects = intents.includes("project-which") || intents.includes("portfolio");
  if (isAboutProjects && asksForOtherKind(text) && namesOtherTrade(text)) return ["portfolio"];
  const isAgain = asksToRepeat(text) && text.split(" ").length <= MAX_SHORT_WORDS;
  return isAgain || asksSameOfAnother(text) ? intents : [];
}
