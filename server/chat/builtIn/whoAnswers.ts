import { withoutOpening } from "./ask.ts";

/** The patterns of this file match normalised texts: "vcs são um robô?" is "voces sao um robo". */

const MACHINE =
  "(?:robo|robotico|ia|ias|inteligencias? artificia(?:l|is)|chatbots?|assistentes? virtua(?:l|is)|maquinas?|computador\\w*|programas?(?: de computador)?|softwares?|automatic[oa]s?|automacao|gpt|chat ?gpt|gemini|claude|copilot|deepseek|llama|alexa|siri)";

const HUMAN =
  "(?:gente|human[oa]s?|seres humanos|ser humano|pessoas?|alguem|atendentes?|homem|mulher|(?:carne|osso) e osso)";

const EITHER = `(?:${MACHINE}|${HUMAN})`;

const START =
  "^(?:(?:e|ei|esta(?: bom)?|mas|entao|ai|oxe|ue|serio|espera|pera|afinal|desculpa|so uma duvida|por acaso|fala serio|me diz|me fala|uma pergunta|queria saber se|quero saber se|sera que) )*";

/** Matches words that may precede the noun: "são tipo um robô", "são todos feitos por IA". */
const ARTICLE =
  "(?:(?:tipo|so|um|uma|uns|umas|o|a|mesmo|de|por|com|na verdade|realmente|apenas|todos|tudo|algum|alguma|feit[oa]s?|tal|aquel[ea]|daquel[ea]s?|desses?|dessas?|ness[ea]) )*";

/** Matches words that may follow the noun: "são robôs de verdade ou gente?" */
const TAIL =
  "(?: (?:mesmo|ne|e|de verdade|real|reais|da vida|ou|nao|o que|um|uma|tem|com|quem|que|por acaso|afinal|ai|aqui|agora|respond\\w+|fala\\w*|atend\\w+|escrev\\w+|digit\\w+|me|outro lado|tudo|voces?|isso|sao|so|alguma?|nesse|neste|no|do|tipo|normal|simples|em|hein)|" +
  ` ${EITHER})*$`;

const ASKS: readonly RegExp[] = [
  // "vocês são uma IA?", "isso é chatgpt?"
  new RegExp(
    `${START}(?:voces?|tu|(?:a )?nora|isso(?: aqui| ai)?|isto|aqui|quem (?:fala|responde|atende|escreve|ta ai|esta ai)|(?:ess?e|este|o) (?:chat|atendimento)(?: aqui)?|com quem (?:eu )?(?:falo|estou falando)) (?:aqui )?(?:nao )?(?:sao|e|seriam?|esta sendo|eram?|estou falando com) ${ARTICLE}(?:${EITHER}|reais)${TAIL}`,
  ),
  // "tô falando com robô?", "é robô que me responde?"
  new RegExp(
    `${START}(?:(?:eu )?(?:estou|estamos|to|tava|estava) (?:falando|conversando|teclando|tratando|digitando)(?: aqui)?|(?:eu )?(?:falo|converso)) com ${ARTICLE}${EITHER}${TAIL}`,
  ),
  new RegExp(
    `${START}(?:quem|o que) (?:e que )?(?:esta|ta|me)? ?(?:respond\\w+|escrev\\w+|atend\\w+|fala\\w*|digita\\w*|teclando)(?: aqui| ai| comigo| o chat| no chat| isso)* (?:e |sao )?${ARTICLE}${EITHER}${TAIL}`,
  ),
  new RegExp(
    `${START}(?:(?:e|sao|tem|existe|ha) )?${ARTICLE}${MACHINE} (?:que )?(?:(?:esta|ta|me|ai|aqui|comigo|quem|e) )*(?:respondendo|falando|escrevendo|digitando|atendendo|responde|fala|escreve|atende)(?: aqui| ai| comigo| o chat| no chat| isso| esse chat| nesse chat| as mensagens)*${TAIL}`,
  ),
  // "vocês usam IA pra responder aqui?"
  new RegExp(
    `${START}voces? (?:usam?|esta\\w* usando|respondem?|escrevem?|falam?)(?: aqui| comigo| isso)? (?:com |via |por |pelo |usando )?${ARTICLE}${MACHINE}(?: \\S+){0,2}? (?:para (?:me |nos )?(?:responder|falar|conversar|atender)(?: aqui| comigo| nesse chat| neste chat| no chat)*|aqui(?: comigo)?|nesse chat|neste chat)$`,
  ),
];

/** Matches "é gente ou robô?" and "tem alguém aí ou é bot?" */
const HUMAN_OR_MACHINE = new RegExp(
  `${START}(?:(?:e|sao|tem|esta|voces?|ai|isso|aqui|fala\\w*|estou|com|quem|responde\\w*|atende\\w*|algum|alguma|ess?e chat|chat) )*${ARTICLE}(?:${HUMAN}(?: \\S+){0,4}? ou (?:\\S+ ){0,4}?${MACHINE}|${MACHINE}(?: \\S+){0,4}? ou (?:\\S+ ){0,4}?${HUMAN})${TAIL}`,
);

/** Matches "é robô?" and "é gente mesmo?" */
const BARE = new RegExp(
  `${START}(?:e|sao) ${ARTICLE}${EITHER}(?: (?:mesmo|ne|de verdade|isso|ai|aqui))*$`,
);

/** Maximum length in words of such a question. In a longer text the words may tell of something else. */
const MAX_WORDS = 16;

/** Matches words for a chatbot that the visitor wants, or for other places where the company answers. */
const ELSEWHERE =
  /\b(?:o|do|no|meu|nosso|pelo) (?:chatbot|robo|bot|sistema|site)\b|\b(?:email|formulario|whatsapp|suporte|telefone|clientes?|orcamento|proposta|depois)\b/;

/** Whether a normalised text asks if a person or a machine answers in this chat. */
export function asksWhoAnswers(normalised: string): boolean {
  const text = withoutOpening(normalised);
  if (text.split(" ").length > MAX_WORDS || ELSEWHERE.test(text)) return false;
  return [...ASKS, HUMAN_OR_MACHINE, BARE].some((pattern) => pattern.test(text));
}
