/** A service of the company that a message names. */
export type Topic = "sites" | "systems" | "chatbots";

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ["chatbots", /\b(?:chatbot|robo|assistente virtual|atendimento automatico)\b/],
  ["systems", /\b(?:sistemas?|software|programas?|erp|crm|app)\b/],
  ["sites", /\b(?:sites?|paginas?|landing|loja virtual|portal|blog)\b/],
];

/** Matches a text whose last word is a place: in "um chatbot no site" the site isn't the service asked for. */
const PLACE =
  /\b(?:no|nos|na|nas|num|em|do|da|ao|para o|pelo)(?: (?:meu|minha|nosso|nossa|seu|sua|proprio))? \S+$/;

/** Returns the services that a normalised text names, in the text's order. If all are places, returns one of them. */
export function topicsOf(text: string): readonly Topic[] {
  const named = TOPICS.flatMap(([topic, words]) => {
    const match = words.exec(text);
    if (!match) return [];
    const isPlace = PLACE.test(text.slice(0, match.index + match[0].length));
    return [{ topic, index: match.index, isPlace }];
  });
  const services = named.filter(({ isPlace }) => !isPlace);
  const asked = services.length > 0 ? services : named.slice(0, 1);
  return asked.toSorted((a, b) => a.index - b.index).map(({ topic }) => topic);
}
