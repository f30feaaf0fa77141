import type { Topic } from "./answers/Answer.ts";

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ["chatbots", /\b(?:chatbot|robo|assistente virtual|atendimento automatico)\b/],
  ["systems", /\b(?:sistemas?|software|programas?|erp|crm|app)\b/],
  ["sites", /\b(?:sites?|paginas?|landing|loja virtual|portal|blog)\b/],
];

/** Matches the words before a place: in "um chatbot no site" the site is no service asked for. */
const PLACE =
  /\b(?:no|nos|na|nas|num|em|do|da|ao|para o|pelo)(?: (?:meu|minha|nosso|nossa|seu|sua|proprio))? \S+$/;

/** Returns the services that a normalised text names, in order; a place only if it names no other. */
export function topicsOf(text: string): readonly Topic[] {
  const named = TOPICS.flatMap(([topic, words]) => {
    const match = words.exec(text);
    if (!match) return [];
    const isPlace = PLACE.test(text.slice(0, match.index + match[0].length));
    return [{ topic, place: match.index, isPlace }];
  });
  const asked = named.some(({ isPlace }) => !isPlace)
    ? named.filter(({ isPlace }) => !isPlace)
    : named.slice(0, 1);
  return asked.toSorted((a, b) => a.place - b.place).map(({ topic }) => topic);
}
