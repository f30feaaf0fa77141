import { normalise } from "./normalise.ts";

/** A part of a message that may be answered by itself. */
export interface Sentence {
  text: string;
  /** Whether it asks for something, by its mark or its words. */
  isAsking: boolean;
  /** Its parts between commas and "e", where it has several. */
  parts: readonly string[];
}

/** Parts of a sentence that are read, from its end. */
const MAX_PARTS = 16;

/** First words of a question or a request, after `normalise`. */
const ASKING =
  /\b(se [oa]s?|confirm\w*|quanto|quanta|quantos|quantas|qual|quais|quando|onde|quem|como|o que|que horas|porque voces|por que|sera que|tem como|da pra|da para|posso|consigo|pode|podem|voces|quero|queria|preciso|precisava|gostaria|me (?:passa|manda|mande|mostra|fala|diz|diga|explica|conta|ve)|manda|mande|mostra|faz|fazem|tem|aceita|usa|existe|pergunta|duvida|saber|orcamento|preco|valor|abre|abrem|fecha|fecham|atende|atendem|funciona|funcionam|guarda|guardam|vale|serve|responde|aprende|integra|entrega|some|somem)\b/;

/** Begins a question or a request. */
const ASKING_START =
  /^(?:(?:e|ai|mas|entao|agora|tambem|por favor|ah) )*(?:quant[oa]s?|qual|quais|quando|onde|quem|como|o que|sera|tem|posso|consigo|pode|podem|voces|quero|queria|preciso|gostaria|me |manda|mande|mostra|fala|diz|explica|conta|da para|faz|fazem|aceita|existe|ja )/;

/** Begins the telling of a visitor's own situation, where something else in the message asks. */
const TELLING =
  /^(?:(?:oi|ola|bom dia|boa tarde|boa noite|entao|olha|ai|mas|pois) )*(?:eu |a gente |aqui |hoje |sou |tenho |minha |meu |meus |minhas |trabalho |toco |moro |somos |temos |estou |ja |ontem |ano passado |da outra vez |porque |uma amiga |uma colega |se eu |se a |me chamo |vi |gostei |desculpa )/;

/** Where an item of an enumeration begins: "1) …", "(b) …", "Segundo, …". */
const ITEM = /^(?:\(?(?:[1-5]|[a-e])[).]\s|(?:primeir|segund|terceir)[oa]\s*[,:]\s)/i;

/** Takes back the question before it: "Qual o prazo? Não o de entrega: …" */
const CORRECTION = /^n[ãa]o (?:o|a|os|as) d[aeo]s?\b/i;

/** Ends of sentences, and beginnings of enumerated items. */
const SENTENCE_END =
  /(?<=[.!?…])\s+|[\n;]+|(?<=[a-zà-ú])[.](?=[A-ZÀ-Ú])|(?<=\?+)(?=[^\s?!])|:\s+(?=[\p{L}(\d])|\s(?=\(?(?:[1-5]|[a-e])\)\s)/u;

/** Ends of the parts of a sentence: commas, "e", and before a second "quantos". */
const PART_END =
  /,|\s\/\s|\s&\s|\s\+\s|\s(?=(?:e|mas|além disso|alem disso|também|mais)\s)|(?<=\S\s\S+)\s(?=(?:quantos|quantas|qtos|qts|qtas)\s)/iu;

/** The sentences of a message, in order. */
export function sentencesOf(message: string): Sentence[] {
  const hasMark = message.includes("?");
  return message
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(ITEM, "")))
    .filter((text, index, all) => index === all.length - 1 || !isTakenBack(text, all[index + 1]!))
    .map((whole) => {
      const text = whole.replace(ITEM, "");
      const normalised = normalise(text);
      const isAsked = text !== whole || text.includes("?");
      // Beside a question with its mark, what only contains an asking word tells of the visitor's situation.
      const cue = hasMark ? ASKING_START : ASKING;
      return {
        text,
        isAsking: isAsked || (cue.test(normalised) && !TELLING.test(normalised)),
        parts: partsOf(text),
      };
    });
}

function isTakenBack(text: string, next: string): boolean {
  return CORRECTION.test(text) || CORRECTION.test(next);
}

function partsOf(text: string): string[] {
  return text
    .split(PART_END)
    .map((part) => part.replace(/^\s*(?:e|mas|mais)\s+(?=\S+)/iu, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(-MAX_PARTS);
}

/** Whether a part of a sentence asks for something, by its words. */
export function asksSomething(part: string): boolean {
  return part.includes("?") || ASKING.test(normalise(part));
}

/** Whether a part tells of the visitor's situation rather than asking. */
export function isTelling(part: string): boolean {
  return TELLING.test(normalise(part)) && !part.includes("?");
}
