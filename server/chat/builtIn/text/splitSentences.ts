import { anyPhrase } from "./anyPhrase.ts";
import { normalise } from "./normalise.ts";

/** A sentence of a message, or an item of an enumeration. */
export interface Sentence {
  text: string;
  /** Whether it is a question or a request, by its question mark, its words or its place in a list. */
  isAsking: boolean;
  /** Whether it is a numbered or lettered item, or an announced question. */
  isItem: boolean;
  /** Whether it follows an announcement that ends with a colon: "Três perguntas: …" */
  isIntroduced: boolean;
  /** The last `MAX_PARTS` parts between commas, conjunctions and signs such as "+". */
  parts: readonly string[];
}

/** Maximum number of a sentence's parts, from its end. */
const MAX_PARTS = 16;

/** Finds words of a question or a request anywhere in a normalised text. */
const hasAskingWord = anyPhrase(
  "(quantos?|quantas?|qual|quais|quando|onde|quem|como|o que|que horas|por que|porque voces)",
  "(se (o|a|os|as)|sera que|tem|da para|existe|pergunta|duvida|saber|confirm*)",
  "(posso|consigo|pode|podem|voces|quero|queria|preciso|precisava|gostaria|orcamento|preco|valor)",
  "(manda|mande|mostra|me (passa|manda|mande|mostra|fala|diz|diga|explica|conta|ve))",
  "(faz|fazem|aceita|usa|abrem?|fecha|fecham|atendem?|funcionam?|guardam?|vale|serve|responde)",
  "(aprende|integra|entrega|some|somem)",
  "^ e (ele|ela|eles|elas) (aparece*|funciona*|abre*|tem|vem|fica*|serve*)",
);

/** Finds the beginning of a question or a request. */
const startsAsking = anyPhrase(
  ...[
    "(quantos?|quantas?|qual|quais|onde|quem|como|o que|sera|[ate|a|de] que horas|ate quando)",
    "(de|com|para|por|em) (quem|quanto|quantos|qual|quais|onde)",
    "(tem|posso|consigo|pode|podem|voces|quero|queria|preciso|gostaria|da para|faz|fazem|aceita)",
    "(existe|ja|me|manda|mande|mostra|fala|diz|explica|conta)",
  ].map((words) => `^ {e|ai|mas|entao|agora|tambem|por favor|ah} ${words}`),
  "^ ..4 (ate|a|de) que horas",
  "^ (mensal|por mes|a vista|parcelado) ou",
);

/** Finds the beginning of a statement about the visitor's own situation. */
const startsTelling = anyPhrase(
  ...[
    "(eu|a gente|aqui|hoje|ja|ontem|ano passado|da outra vez|porque|se eu|se a)",
    "(sou|tenho|trabalho|toco|moro|mandei|enviei|preenchi|somos|temos|estou|me chamo|vi|gostei)",
    "(meu|minha|meus|minhas|uma amiga|uma colega|desculpa)",
  ].map((words) => `^ {oi|ola|bom dia|boa tarde|boa noite|entao|olha|ai|mas|pois} ${words}`),
);

/** Matches the beginning of an enumerated item: "1) …", "(b) …", "Segundo, …". */
const ITEM = /^(?:\(?(?:[1-5]|[a-e])[).]\s|(?:primeir|segund|terceir)[oa]\s*[,:]\s)/i;

/**
 * Matches a correction: "Qual o prazo? Não o de entrega: …" The sentence before it is dropped. The correction is also
 * dropped, unless it is the last sentence.
 */
const CORRECTION = /^n[ãa]o (?:o|a|os|as) d[aeo]s?\b/i;

/**
 * Matches the end of a sentence:
 * - whitespace after ".", "!", "?", "…" or ":", or before an enumerated item;
 * - a line break or a semicolon;
 * - the place of a missing space, as in "site.Quanto" or "site?e".
 */
const SENTENCE_END = new RegExp(
  [
    String.raw`(?<=[.!?…])\s+`,
    String.raw`[\n;]+`,
    String.raw`(?<=[a-zà-ú])[.](?=[A-ZÀ-Ú])`,
    String.raw`(?<=\?+)(?=[^\s?!])`,
    String.raw`(?<=:)\s+(?=[\p{L}(\d])`,
    String.raw`\s(?=\(?(?:[1-5]|[a-e])\)\s)`,
  ].join("|"),
  "u",
);

/** Matches a word for a price quote. A colon after it announces details, not questions: "Um orçamento: um site". */
const QUOTE = /\b(?:orcamento|proposta|cotacao)\b/;

const SEVERAL =
  "(coisas|coisinhas|perguntas|perguntinhas|duvidas|questoes|informacoes|itens|dados|numeros)";

/** Finds the announcement of several questions: "Duas coisinhas: …" */
const announcesSeveral = anyPhrase(`(duas|dois|tres|quatro|2|3|4) ${SEVERAL}`);

/** Minimum length in words of a question that counts as an announced question. */
const MIN_COUNTED_WORDS = 3;

/** Finds words which, before a colon, announce questions: "Preciso de duas informações:" */
const announcesQuestions = anyPhrase(
  "(duas|dois|tres|quatro|2|3|4|5) !($)",
  "(informac*|perguntas?|duvidas?|questoes|itens|coisas|coisinhas|dados|numeros|saber|respond*)",
);

/** Matches a text in double quotes. Its questions are quoted, not asked. */
const QUOTED = /"[^"\n]{1,120}"|“[^”\n]{1,120}”/g;

/** Matches the tag "viu?", which asks nothing: "Obrigada, viu?" */
const TAG = /(,? viu)\s?\?/gi;

/** Matches the number of a numbered line: "1. Qual o prazo?" */
const NUMBERED = /(^|\n)\s*([1-9])\.\s/g;

/** Maximum words of a text that is taken for an introduction only because it ends with a colon: "Duas questões:". */
const MAX_INTRODUCTION_WORDS = 5;

/** Source of a lookbehind: not after the first of two things that are compared, "a diferença de um site". */
const NOT_COMPARED = String.raw`(?<!\bdiferen[çc]as?\s(?:entre|de|do|da)\s(?:(?:um|uma|o|a)\s)?\S+)`;

/**
 * Matches the end of a part: a comma, "/", "&", "+", or the space before a conjunction or a non-initial "quantos". Not
 * the "e" between two things that are compared.
 */
const PART_END = new RegExp(
  [
    String.raw`,|\s\/\s|\s&\s|\s\+\s`,
    NOT_COMPARED +
      String.raw`\s(?=(?:e|mas|além disso|alem disso|também|mais\s(?:um|uma|o|a|os|as))\s)`,
    String.raw`(?<=\S\s\S+)\s(?=(?:quantos|quantas|qtos|qts|qtas)\s)`,
  ].join("|"),
  "iu",
);

/**
 * Splits a message into sentences and enumerated items. Drops those that the visitor corrects (`CORRECTION`), and those
 * without letters, digits or emoji.
 */
export function splitSentences(message: string): Sentence[] {
  const plain = message
    .replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[?!.]/g, " "))
    .replaceAll(TAG, "$1")
    .replaceAll(NUMBERED, "$1$2) ");
  const hasMark = message.includes("?");
  const isCounted = announcesSeveral(normalise(plain));
  const isEnumeration = plain.includes(";");
  return plain
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(ITEM, "")))
    .filter((text, index, all) => index === all.length - 1 || !isTakenBack(text, all[index + 1]!))
    .map((whole, index, all) => {
      const text = whole.replace(ITEM, "");
      const normalised = normalise(text);
      const isIntroduced = announces(all[index - 1]);
      const isListed = text !== whole || isIntroduced;
      const isAsked = !isIntroduction(whole) && (isListed || isEnumeration || text.includes("?"));
      // In a message with a question mark, words such as "quero" are often part of a story. They count only at the
      // start of a sentence, except in a sentence that begins with "e".
      const asks = hasMark && !/^e\s/i.test(text) ? startsAsking : hasAskingWord;
      const isRequest = asks(normalised) && !startsTelling(normalised);
      return {
        text,
        isAsking: isAsked || (isRequest && !introduces(whole, all[index + 1])),
        isItem: isListed || (isCounted && isCountedItem(text)),
        isIntroduced,
        parts: partsOf(text),
      };
    });
}

function isCountedItem(text: string): boolean {
  return text.endsWith("?") && text.split(" ").length >= MIN_COUNTED_WORDS;
}

function isIntroduction(text: string): boolean {
  const isShort = text.split(" ").length <= MAX_INTRODUCTION_WORDS;
  return text.endsWith(":") && isShort && !QUOTE.test(normalise(text));
}

/** Whether a text announces questions: "Preciso de duas informações:" */
function announces(text: string | undefined): boolean {
  if (text?.endsWith(":") !== true) return false;
  return isIntroduction(text) || announcesQuestions(normalise(text));
}

/** Whether a text only introduces the next one: "O jurídico me cobra:" before "vocês repassam dados?" */
function introduces(text: string, next: string | undefined): boolean {
  const isBeforeQuestion = text.endsWith(":") && next?.includes("?") === true;
  return isIntroduction(text) || (isBeforeQuestion && !QUOTE.test(normalise(text)));
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

/** Whether a part of a sentence is a question or a request, by its question mark or its words. */
export function asksSomething(part: string): boolean {
  return part.includes("?") || hasAskingWord(normalise(part));
}

/** Whether a normalised question doesn't name its object: "Quero relatórios. Vocês fazem?" */
export const isBare = anyPhrase(
  "^ [e] [voces] (fazem|faz|tem|conseguem|podem|topam|da|rola|trabalham|garantem|ajudam|resolvem) [voces|ai] $",
);

/** Finds the beginning of a part that is incomplete without the next one: "quando não sabe responder, …" */
const startsDependent = anyPhrase(
  "^ [e] (quando|qdo|caso|depois|antes|apos|na|no|nos|nas|em|com|por|para|ja que|como|aquele*|aquela*) " +
    "!(que|qual|quais|quem|quanto|quantos|quanta|quantas|onde|ele|ela|voces|meu|minha)",
  "^ [e] se !(..99 (ele|ela)) !(que|qual|quais|quem|quanto|onde|voces|meu|minha)",
);

export function isDependent(part: string): boolean {
  return startsDependent(normalise(part)) && !part.includes("?");
}

/** Whether a part describes the visitor's situation and doesn't ask. */
export function isTelling(part: string): boolean {
  return startsTelling(normalise(part)) && !part.includes("?");
}
