import type { Topic } from "./answers/Answer.ts";
import type { Guess } from "./classifier.ts";
import { type Sentence, isTelling, sentencesOf } from "./clauses.ts";
import { foreignLanguage } from "./language.ts";
import { normalise } from "./normalise.ts";
import type { Intent } from "./utterances/index.ts";

/** Clauses of one message that are answered. */
const MAX_ASKS = 3;

/** Scores and margins of a guess, found on the tuning questions. */
const SURE = { score: 0.52, margin: 0.08 } as const;
/** From these on the first guess is taken whatever the second. */
const SURE_SCORE = 0.8;
/** A whole sentence as clear as this isn't taken apart. */
const ONE_QUESTION = { score: 1, margin: 0.7 } as const;
/** From this on a part of a sentence is a question of its own. */
const OWN_PART = { score: 0.72, scoreOfWord: 1.2, margin: 0.2 } as const;
/** Parts as short as this make a list, "cnpj e telefone", where a word is a question. */
const MAX_LISTED_WORDS = 3;
/** Under this nothing fits. */
const NOTHING = 0.4;
const MIN_KNOWN = 0.34;

/** Sentences that are read: far more than a visitor writes, and bounded for one who means harm. */
const MAX_SENTENCES = 40;

/** Longer messages stand for themselves. */
const MAX_FOLLOW_UP_WORDS = 6;
/** Within this the second guess is taken where it continues what was spoken of. */
const CLOSE_MARGIN = 0.35;
/** How much clearer a message must be with the one before it, or a part than its sentence, to be taken instead. */
const LEAD = 0.2;

/** One thing that a message asks. */
export interface Ask {
  intent: Intent;
  /** `doubtful`: either this or `other`; `unknown`: nothing fits. */
  certainty: "sure" | "doubtful" | "unknown";
  other: Intent;
  text: string;
  score: number;
}

/** What earlier turns leave for a follow-up. */
export interface State {
  text: string;
  asks: readonly Ask[];
  topic: Topic | undefined;
  /** The intents behind the items of the list shown last. */
  items: readonly Intent[];
}

export type Understood =
  | { kind: "language"; language: string }
  | { kind: "asks"; asks: readonly Ask[]; topic: Topic | undefined };

type Classify = (text: string) => Guess<Intent>;

/** Said between people: dropped beside anything that asks. */
export const MANNERS: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "how-are-you",
  "thanks",
  "goodbye",
  "acknowledge",
  "yes",
  "no",
  "compliment",
  "more",
  "capabilities",
  "test",
  "frustration",
]);

/** Heard wherever in a message they stand, question or not, from this score on. */
const URGENT: ReadonlySet<Intent> = new Set<Intent>(["complaint", "broken-form", "injection"]);
const URGENT_SCORE = 0.8;
/** Minimum score of an urgent intent found twice; a question scoring `unlessAsked` is answered instead. */
const REPEATED = { score: 0.62, unlessAsked: 0.95 } as const;
/** Minimum score of a second mention of the same urgent intent. */
const HINT = 0.35;

/** Minimum score for distress when no phrase of the lists below matches. */
const DISTRESS_SCORE = 1;

/** Says it plainly: no manner of speaking counts against it. */
const DISTRESS = anyOf(
  "(?<!(?:prevencao|combate|pensamentos?|ideacao|pacientes?|pessoas) (?:(?:ao|do|de|contra o) )?)suicid\\w*",
  "automutil\\w*",
  "(?<!(?:vai|vao|vem|quer|querem|esta|estao|iam|quase|so falta) )me matar(?! (?:de|para) )",
  "tirar (?:a )?(?:minha|sua|propria)(?: propria)? vida",
  "(?:acabar com|por fim a|por fim na|por fim em|dar fim a|desistir d[ae]) (?:a )?(?:minha )?vida",
  "(?:nao quero|nao aguento|cansei de|cansad[oa] de|sem vontade de|perdi a vontade de) (?:mais )?(?:viver?|existir)(?! (?:de|sem|com|n[ao]) )",
  "nao (?:vale a pena|mereco|sirvo para) (?:mais )?viver",
  "(?:motivo|sentido|razao|forcas?|vontade) (?:para|de|em) (?:continuar )?(?:viver|vivendo)",
  "nao (?:tenho|ha|vejo) (?:mais )?(?:por que|porque|para que) (?:viver|continuar viv\\w+)",
  "viver? nao (?:tem|faz) (?:mais )?sentido",
  "(?:minha|a) vida (?:ja )?(?:nao (?:tem|faz)|perdeu)(?: mais)?(?: todo)? o? ?sentido",
  "me (?:machucar|mutilar|enforcar|cort(?:ar|ando|ei))",
  "(?:quero|queria|penso em|pensando em|preferia|vontade de|melhor) (?:morrer?|estar mort[oa]|ter morrido|nao existir|nunca ter nascido|deixar de existir)(?! de (?!verdade|vez|uma vez))",
  "melhor (?:sem mim|se eu (?:nao existisse|morresse|sumisse|desaparecesse))",
  "sem mim seria melhor",
  "(?:ninguem|nem) .{0,30}sentir(?:ia)? (?:a )?minha falta",
  "nao (?:quero |queria )?acordar (?:nunca )?mais",
  "(?:nao|nunca) (?:mais )?acordar(?: mais)? amanha",
  "dormir (?:para|pra) sempre",
  "nao (?:pretendo|quero|queria|desejo|planejo|espero|vou) (?:mais )?(?:estar|esta|ficar|continuar|seguir) (?:mais )?viv[oa]",
  "nao (?:quero|queria|desejo) (?:mais )?(?:estar|ficar|viver) (?:mais )?n?esse mundo",
  "nao existir mais",
  "carta de despedida",
  "carta .{0,20}para (?:os |as )?(?:meus filhos|minhas filhas|minha familia)",
  "me despedi(?:r|ndo)? d(?:e tod[oa]s?|a vida|o mundo)",
  "me (?:jogar|atirar) (?:d[aoe] (?!cabeca)|n?a frente d[eo])",
  "pular d(?:a ponte|a janela|o predio|o viaduto)",
  "(?:tomei|tomar|tomando|engoli|engolir) (?:uma cartela|um monte|tod[oa]s? (?:os |as )?(?:meus |minhas )?(?:remedio|comprimido|calmante)s?|uma caixa|varios comprimidos|muitos comprimidos|veneno|chumbinho)",
  "overdose",
  // Said of somebody close.
  "(?:filh[oa]|irma[o]?|amig[oa]|marido|esposa|mulher|mae|pai|namorad[oa]|sobrinh[oa]|colega|prim[oa]|alun[oa]) .{0,40}(?:se matar(?! de )|quer morrer(?! de )|queria morrer(?! de )|se cort(?:a|ar|ando|ou)|se mutil\\w+|se jogar d|nao quer (?:mais )?viver)",
  "(?:ameac\\w+|tent\\w+|quer|vai|pens\\w+ em|falando em) se matar(?! (?:de|para) )",
);

/** Says it round about, and may be a manner of speaking: heeded where nothing says so. */
const INDIRECT_DISTRESS = anyOf(
  "(?:vontade de|quero|queria) (?:sumir|desaparecer)(?: (?:para sempre|do mundo|do mapa|de vez|da face da terra))?$",
  "(?:vontade de|quero|queria) (?:sumir|desaparecer) (?:para sempre|do mundo|de vez|da vida)",
  "(?:quero|vou|queria) acabar com tudo",
  "(?:dar|por|colocar|botar) (?:um )?fim (?:em|a|n[ao]) (?:tudo|mim|minha vida|meu sofrimento|minha dor)",
  "(?:quero|queria|preciso) que (?:a|essa|esta|minha) dor (?:pare|acabe|passe|suma)",
  "acabar com (?:o|esse|este|meu|a|essa|minha) (?:meu |minha )?(?:sofrimento|dor)$",
  "so tem um jeito de (?:parar|acabar)",
  "(?:depois que|quando) eu nao (?:estiver|tiver) mais (?:aqui|por aqui|viv[oa]|nesse mundo|entre voces)(?! (?:n[ao]s?|a noite|de noite|de madrugada) )",
  "(?:sou|virei) (?:so |apenas )?um (?:peso|fardo|estorvo) (?:para|na vida)",
  "(?:cansei|cansad[oa]) (?:da|dessa|desta|de minha) vida(?! de )",
  "nao aguento mais (?:a|essa|esta|minha) vida(?! de )",
  "(?:deus|jesus|senhor) (?:podia |pode |que |ia )?me (?:leva|leve|levar|levasse)",
  "de hoje (?:eu )?nao passo|nao passo de hoje",
  "hoje eu acabo com (?:tudo|isso)",
  "(?:quero|queria|vou) (?:partir|descansar) (?:dess[ae]|dest[ae]|para sempre|de vez)",
  "(?:quero|queria|vou) (?:ir )?(?:encontrar|ficar com) .{0,25}(?:no ceu|que (?:morreu|partiu))",
  "penso (?:muito )?(?:na|em) mor(?:te|rer)",
  "(?:ultim[oa] (?:dia|noite)|ir embora|sair|partir|sumir) (?:d|n)(?:est|ess)e mundo",
  "comprei (?:a |uma |o )?(?:corda|arma|veneno)",
  "arma na mao",
  "queria que tudo (?:acabasse|terminasse)",
  "nao sinto (?:mais )?vontade de (?:estar aqui|nada)",
  "(?:eu )?me mato(?! (?:de|para|trabalhando) )",
  "(?:ninguem|nada) .{0,25}se eu (?:morre(?:r|sse)|sumisse|desaparecesse)",
  "se eu (?:morresse|sumisse|desaparecesse) .{0,25}(?:ninguem|nada|alivio|falta|diferenca)",
);

function anyOf(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join("|")})\\b`);
}

/** Says that a dying or killing is a manner of speaking. */
const FIGURATIVE =
  /\b(?:k|rs|haha\w*|hehe\w*|clientes?|whatsapp|mensagens|planilhas?|fornecedor\w*|trabalh\w*|de tant[oa]|de rir|de fome|de saudade|de raiva|de sono)\b/;

/** A manner of speaking, however sad it sounds: then the next best guess is taken. */
const HYPERBOLE =
  /\b(?:(?:vai|vao|vem|esta|estao|quer) me matar|me matando|me mata|morr(?:er|endo|ta|to|i) de (?!verdade|vez)|mataria por|k|haha\w*)\b/;

const ORDINALS: Readonly<Record<string, number>> = {
  primeiro: 0,
  primeira: 0,
  segundo: 1,
  segunda: 1,
  terceiro: 2,
  terceira: 2,
  quarto: 3,
  quarta: 3,
  quinto: 4,
  quinta: 4,
  sexto: 5,
  sexta: 5,
  ultimo: -1,
  ultima: -1,
};

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ["chatbots", /\b(?:chatbot|robo|assistente virtual|atendimento automatico)\b/],
  ["systems", /\b(?:sistemas?|software|programas?|erp|crm|app)\b/],
  ["sites", /\b(?:sites?|paginas?|landing|loja virtual|portal|blog)\b/],
];

/** Which service a normalised text names. */
function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, words]) => words.test(text))?.[0];
}

/** Understands a message, given what came before. */
export function understand(classify: Classify, message: string, state: State): Understood {
  const text = normalise(message);
  const words = text.split(" ");
  const named = topicOf(text);
  const topic = named ?? state.topic;
  const asked = (intent: Intent): Understood => ({
    kind: "asks",
    asks: [{ intent, certainty: "sure", other: intent, text: message, score: 1 }],
    topic,
  });
  if (isDistress(text)) return asked("distress");
  if (isArithmetic(message)) {
    return asked("off-topic");
  }
  const language = foreignLanguage(words);
  if (language !== undefined) return { kind: "language", language };
  const item = itemOf(words, state) ?? askedOfAnother(text, state);
  if (item !== undefined) return asked(item);
  return { kind: "asks", asks: asksOf(classify, message, state), topic };
}

/** "37 x 12", "15% de 340", but not "24 x 7". */
function isArithmetic(message: string): boolean {
  const sum =
    /\d\s*(?:[x*+×÷]|mais|menos|vezes|dividido por)\s*\d|\d\s*(?:%|por cento)\s+de\s+\d/iu;
  return sum.test(message) && !/24 ?x ?7/i.test(message);
}

function isDistress(text: string): boolean {
  return DISTRESS.test(text) || (INDIRECT_DISTRESS.test(text) && !FIGURATIVE.test(text));
}

/** "Me fala do terceiro", after a list. */
function itemOf(words: readonly string[], { items }: State): Intent | undefined {
  if (items.length === 0 || words.length > 8) return undefined;
  const ordinal = words.find((word) => Object.hasOwn(ORDINALS, word));
  const numbered = /\b(?:numero|item|o|opcao) ([1-6])\b/.exec(words.join(" "))?.[1];
  const place = ordinal === undefined ? Number(numbered) - 1 : ORDINALS[ordinal]!;
  return Number.isNaN(place) ? undefined : items.at(place);
}

/** What may be asked of one service after another: "quanto custa um site?", "e um sistema?". */
const OF_SERVICE: ReadonlySet<Intent> = new Set<Intent>(["price", "deadline", "quote", "monthly"]);

const ANOTHER_SERVICE =
  /^e (?:(?:de|para|por|se for|o|a|um|uma|do|da) ){0,2}(?:site|sistema|chatbot|robo|app|loja virtual|landing page)s?$/;

/** The question before, where the message only names another service. */
function askedOfAnother(text: string, { asks }: State): Intent | undefined {
  if (!ANOTHER_SERVICE.test(text)) return undefined;
  return asks.find(({ intent }) => OF_SERVICE.has(intent))?.intent;
}

/** A question that only the message before it completes. */
const ELLIPTIC =
  /^(?:e )?(?:em |por |ate |para |com )?(?:quanto tempo|quantos dias|quando|quem|onde|que)(?: \S+)?$/;

function asksOf(classify: Classify, message: string, state: State): Ask[] {
  const sentences = sentencesOf(message).slice(-MAX_SENTENCES);
  const found: Found[] = [];
  let earlier = state.text;
  for (const sentence of sentences) {
    for (const heard of asksOfSentence(classify, sentence, {
      earlier,
      before: state.asks,
      isAlone: sentences.length === 1,
    })) {
      found.push({ ask: withoutHyperbole(heard), isAsking: sentence.isAsking });
    }
    earlier = sentence.text;
  }
  return chosen(found, message);
}

/** "Esse sistema vai me matar" is about the system. */
function withoutHyperbole(ask: Ask): Ask {
  const isSad = ask.intent === "distress" || ask.intent === "sadness";
  return isSad && HYPERBOLE.test(normalise(ask.text)) ? { ...ask, intent: ask.other } : ask;
}

interface Found {
  ask: Ask;
  /** Whether its sentence asks for something. */
  isAsking: boolean;
}

/** The asks that are answered: distinct, questions before statements, manners only alone. */
function chosen(found: readonly Found[], message: string): Ask[] {
  const distinct = found.filter((one, index) => {
    const alike = found.filter(({ ask }) => ask.intent === one.ask.intent);
    return found[index] === (alike.find(({ isAsking }) => isAsking) ?? alike[0]);
  });
  const isInDistress = distinct.find(
    ({ ask: { intent, score, text } }) =>
      intent === "distress" && score >= DISTRESS_SCORE && !FIGURATIVE.test(normalise(text)),
  );
  if (isInDistress) return [isInDistress.ask];
  const matters = distinct.filter(
    ({ ask: { intent } }) => !MANNERS.has(intent) && intent !== "distress",
  );
  if (matters.length === 0) {
    const manners = distinct.filter(({ ask }) => ask.certainty !== "unknown");
    const last = (manners.length > 0 ? manners : distinct).at(-1);
    if (last === undefined) return [];
    return [last.ask.intent === "distress" ? { ...last.ask, intent: "sadness" } : last.ask];
  }
  const known = matters.filter(({ ask }) => ask.certainty === "sure");
  const asking = known.filter(({ isAsking }) => isAsking);
  const urgent = urgentOf(found, asking);
  if (urgent) return [urgent];
  if (asking.length > 0) return asksIn(asking).slice(-MAX_ASKS);
  if (known.length > 0) return asksIn(known).slice(-MAX_ASKS);
  const doubtful = matters.filter(({ ask }) => ask.certainty === "doubtful");
  if (doubtful.length > 0) return asksIn(doubtful).slice(-1);
  return [{ ...matters.at(-1)!.ask, text: message }];
}

/** A complaint, a fault or an attempt to take over, said clearly or twice. */
function urgentOf(found: readonly Found[], asking: readonly Found[]): Ask | undefined {
  const surest = Math.max(0, ...asking.map(({ ask }) => ask.score));
  return asksIn(found).find(({ intent, score }) => {
    if (!URGENT.has(intent)) return false;
    const times = found.filter(({ ask }) => ask.intent === intent && ask.score >= HINT).length;
    return (
      (score >= URGENT_SCORE && score > surest + 0.1) ||
      (score >= REPEATED.score && times > 1 && surest < REPEATED.unlessAsked)
    );
  });
}

function asksIn(found: readonly Found[]): Ask[] {
  return found.map(({ ask }) => ask);
}

/** Words that open a message and ask for nothing. */
const OPENING =
  /^(?:(?:ok|beleza|certo|entendi|ta bom|legal|show|otimo|oi|ola|opa|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|hum|ah|entao|olha|moc[ao]|nora|por favor|desculpa|amig[oa]) )+/;

/** A message without its opening, where two words at least are left. */
function withoutOpening(text: string): string {
  const normalised = normalise(text);
  const rest = normalised.replace(OPENING, "");
  return rest.includes(" ") ? rest : normalised;
}

/** What a sentence may continue. */
interface Context {
  /** The sentence before it, of this message or the last one with a subject. */
  earlier: string;
  /** What the last message asked. */
  before: readonly Ask[];
  /** Whether the message has no other sentence. */
  isAlone: boolean;
}

function asksOfSentence(
  classify: Classify,
  { text, parts }: Sentence,
  { earlier, before, isAlone }: Context,
): Ask[] {
  const whole = askOf(text, classify(withoutOpening(text)));
  const isOne =
    !isList(parts) &&
    whole.guess.score >= ONE_QUESTION.score &&
    whole.guess.margin >= ONE_QUESTION.margin;
  const own = isOne ? [] : ownParts(classify, parts);
  if (own.length > 1) return own;
  const isShort = normalise(text).split(" ").length <= MAX_FOLLOW_UP_WORDS;
  const families = new Set(before.map(({ intent }) => familyOf(intent)));
  const { label, next, margin, score } = whole.guess;
  const continues =
    isShort &&
    !families.has(familyOf(label)) &&
    families.has(familyOf(next)) &&
    margin < CLOSE_MARGIN;
  if (
    isAlone &&
    earlier !== "" &&
    ELLIPTIC.test(normalise(text)) &&
    !families.has(familyOf(label))
  ) {
    const { ask } = askOf(text, classify(`${earlier} ${withoutOpening(text)}`));
    const isNew = !before.some(({ intent }) => intent === ask.intent);
    if (isNew && ask.certainty === "sure" && families.has(familyOf(ask.intent))) return [ask];
  }
  if (continues && score - margin >= SURE.score) {
    return [{ ...whole.ask, intent: next, other: label, certainty: "sure" }];
  }
  if (earlier !== "" && isShort && isAlone && whole.guess.score < SURE_SCORE) {
    const joined = askOf(text, classify(`${earlier} ${withoutOpening(text)}`));
    const isBetter = joined.guess.score > whole.guess.score + LEAD;
    if (isBetter || (whole.ask.certainty !== "sure" && joined.ask.certainty === "sure")) {
      return [joined.ask];
    }
  }
  if (whole.ask.certainty === "sure" && whole.guess.score >= SURE_SCORE) return [whole.ask];
  // A long sentence hides its question among what else it tells.
  const best = parts
    .filter((part) => !isTelling(part))
    .map((part) => askOf(part, classify(part)))
    .filter((one) => isPlausible(one) && !MANNERS.has(one.ask.intent))
    .toSorted((a, b) => b.guess.score - a.guess.score)[0];
  return [best && best.guess.score > whole.guess.score + LEAD ? best.ask : whole.ask];
}

/** The parts that are questions by themselves; what isn't goes with the part after it, or else before it. */
function ownParts(classify: Classify, parts: readonly string[]): Ask[] {
  if (parts.length < 2 || parts.length > 8) return [];
  const guessed = parts
    .filter((part) => !isTelling(part))
    .map((part) => askOf(part, classify(part)))
    .filter((one) => !MANNERS.has(one.ask.intent) && isPlausible(one))
    .filter(
      ({ ask }, index, all) => all.findIndex((one) => one.ask.intent === ask.intent) === index,
    );
  const listed = isList(parts);
  const own = guessed.filter(({ ask, guess }) => {
    const isWord = !listed && !ask.text.includes(" ");
    const minScore = isWord ? OWN_PART.scoreOfWord : OWN_PART.score;
    return guess.score >= minScore && guess.margin >= OWN_PART.margin;
  });
  // Beside two questions of their own, a third need be no clearer than a whole message.
  return (own.length < 2 ? own : guessed.filter(({ ask }) => ask.certainty === "sure")).map(
    ({ ask }) => ask,
  );
}

/** "CNPJ, telefone e e-mail": a word is a question there. */
function isList(parts: readonly string[]): boolean {
  return parts.every((part) => part.split(" ").length <= MAX_LISTED_WORDS);
}

/** A word or two, such as "ninguém", are no complaint by themselves. */
function isPlausible({ ask }: { ask: Ask }): boolean {
  return !URGENT.has(ask.intent) || normalise(ask.text).split(" ").length > 2;
}

/** "privacy" of "privacy-cookies": intents of one family answer much the same. */
function familyOf(intent: Intent): string {
  return intent.split("-")[0]!;
}

function askOf(text: string, guess: Guess<Intent>): { ask: Ask; guess: Guess<Intent> } {
  const { label, next, score, margin } = guess;
  const isAhead =
    margin >= SURE.margin || score >= SURE_SCORE || familyOf(label) === familyOf(next);
  const isSure = score >= SURE.score && isAhead;
  const hasWord = /[a-z]{2}|\d{2}|👍/u.test(normalise(text));
  const isManner = MANNERS.has(label) && score >= SURE_SCORE;
  const isNothing = score < NOTHING || guess.known < MIN_KNOWN || (!hasWord && !isManner);
  const certainty = isNothing ? "unknown" : isSure ? "sure" : "doubtful";
  return { ask: { intent: label, certainty, other: next, text, score }, guess };
}
