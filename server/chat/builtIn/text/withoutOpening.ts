import { normalise } from "./normalise.ts";

const OPENING_WORDS = [
  "ok|beleza|certo|entendi|ta bom|legal|show|otimo|hum|hm+|ah|entao|olha",
  "oi|ola|opa|bom dia|boa tarde|boa noite|moc[ao]|nora|amig[oa]",
  "obrigad[oa]|valeu|por favor|desculpa",
  "massa|top|joia|bacana|perfeito|maravilha|blz",
];

/** Matches greetings and fillers at the beginning of a normalised message. */
const OPENING = new RegExp(`^(?:(?:${OPENING_WORDS.join("|")}) )+`);

/** Matches words for the person addressed, which after a greeting or thanks are no message of their own. */
const ADDRESS =
  /^(?:meu|minha) (?:filh[ao]|querid[ao]|amor|bem|flor|anjo|jovem|amig[ao]|senhora?)$/;

/** Matches laughter and emoji in a normalised text. */
const EMOTION = / ?\b(?:k|rs|rsrs|haha\w*|hehe\w*)\b| ?👍/gu;

/** Normalises a message and removes its opening, laughter and emoji, if at least two words are left. */
export function withoutOpening(text: string): string {
  const normalised = normalise(text);
  const rest = normalised.replaceAll(EMOTION, "").trim().replace(OPENING, "");
  return rest.includes(" ") && !ADDRESS.test(rest) ? rest : normalised;
}
