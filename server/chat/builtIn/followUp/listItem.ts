import type { DialogueState } from "../dialogueState.ts";
import type { Intent } from "../utterances/index.ts";

/** Indexes in a list by the stem of an ordinal number; -1 is the last item. */
const POSITIONS: Readonly<Record<string, number>> = {
  primeir: 0,
  segund: 1,
  terceir: 2,
  quart: 3,
  quint: 4,
  sext: 5,
  ultim: -1,
};

/** Not "o primeiro passo", "em primeiro" or "qual faço primeiro?", which aren't items. */
const ORDINAL = new RegExp(
  `(?<!\\b(?:em|faco|fazer|vem) )\\b(${Object.keys(POSITIONS).join("|")})[oa]\\b` +
    "(?! (?:passo|lugar|contato|mes|dia|ano|semana|etapa|fase|vez|parcela|reuniao|conversa|feira|loja|unidade)\\b)",
);

/** Matches words of a question about hours: "vocês abrem segunda?" doesn't name the second item. */
const ASKS_FOR_HOURS =
  /\b(?:abr[ei]\w*|atend\w+|trabalh\w+|funciona\w*|fech\w+|horarios?|horas?|ate)\b/;

/** Matches the beginning of a question for one of several things: "qual desses foi de loja?" */
const ASKS_WHICH_ITEM =
  /^(?:e |mas )?(?:qual|quais|algum|alguma|tem algum|tem alguma) (?:foi |e |sao )?(?:d?ess[ea]s?|d?el[ea]s|d[oa]s)\b/;

/** Matches a normalised message that only names one of several things: "não, o outro, o da loja" */
const NAMES_ITEM =
  /^(?:nao |e |mas |digo |ah )*(?:[oa] outr[oa] )?[oa] d[aeo] (?!minha |meu )\S+(?: (?!demora|custa)\S+)?$/;

/** For each project, words of a normalised message that name it. */
const PROJECT_WORDS: readonly (readonly [Intent, RegExp])[] = [
  ["project-shop", /\b(?:lojas?|roupas?|moda)\b/],
  ["project-management", /\b(?:sistemas?|estoque|gestao|financeiro|distribuidora)\b/],
  ["project-chatbot", /\b(?:chatbot|robo|whatsapp)\b/],
  ["project-landing", /\b(?:sites?|landing|paginas?)\b/],
  ["project-booking", /\b(?:app|agenda|agendamento|reservas?)\b/],
  ["project-portal", /\b(?:portal|portais|intranet|funcionarios)\b/],
];

/**
 * Returns the intent of the list item that a normalised message names by its position ("me fala do terceiro") or, of
 * projects, by its kind ("qual desses foi de loja?", "o da loja").
 */
export function listItem(text: string, { items }: DialogueState): Intent | undefined {
  if (items.length === 0 || ASKS_FOR_HOURS.test(text)) return undefined;
  if (ASKS_WHICH_ITEM.test(text) || NAMES_ITEM.test(text)) {
    const named = PROJECT_WORDS.find(([item, words]) => items.includes(item) && words.test(text));
    if (named) return named[0];
  }
  const stem = ORDINAL.exec(text)?.[1];
  const number = /\b(?:numero|item|o|opcao) ([1-6])\b/.exec(text)?.[1];
  const position = stem === undefined ? Number(number) - 1 : POSITIONS[stem]!;
  return Number.isNaN(position) ? undefined : items.at(position);
}
