import type { Lead } from "./lead.ts";
import { unaccented } from "./unaccented.ts";

/** Contact data of one person in a message. */
export interface WrittenContact extends Partial<Lead> {
  /**
   * Whose data these are, by the words beside them: the visitor's; another person's; possibly another person's, because
   * of a word that isn't known; or those of the same person as in the message before, because no word mentions anybody.
   */
  owner: "visitor" | "other" | "unknown" | "same";
  /** Whether the message corrects the visitor's name. Only set with a name alone. */
  corrects?: true;
}

/** Whether data may be another person's than the visitor's. */
export function isForeign(owner: WrittenContact["owner"]): boolean {
  return owner === "other" || owner === "unknown";
}

const LABEL = String.raw`[Ee]-?mails?|Tel|Telefone|Cel|Celular|[Ww]hats\w*|Zap|Contato|Meus?|Minha|Dia|Tarde|Noite`;

const ORGANISATION =
  "Empresa|Loja|Padaria|Clínica|Salão|Restaurante|Escritório|Ateliê|Instituto|Avenida|Rua|Cidade";

/** Source of a regular expression: capitalised words that are no part of a name, such as the label of the next datum. */
const NO_NAME = String.raw`(?:${LABEL}|${ORGANISATION}|Don[oa]|Quero|Preciso|Gostaria)(?![\p{L}-])`;

/** Source of a regular expression: the first word of a capitalised text that isn't a name, such as a service or city. */
const TOPIC =
  "(?:Cria|Sistema|Site|Landing|Chatbot|Desenvolvimento|Automação|Segunda|Terça|Quarta|Quinta|Sexta|(?:São|Rio|Belo|Porto|Sant[oa]|Nova|Minas|Mato) )";

const NAME_WORD = String.raw`(?!${NO_NAME})(?:\p{Lu}\.|d['’]\p{Lu}\p{L}+|\p{Lu}[\p{L}'’-]{1,30})`;

/** Source of a regular expression: `minimum` to eight capitalised words, with "da", "dos" etc. between them. */
const nameOf = (minimum: number) =>
  String.raw`(?!${TOPIC})((?:(?:Dr|Sr|Prof)[aª]?\.? +)?${NAME_WORD}(?: +(?:d[aeo]s? +)?${NAME_WORD}){${minimum - 1},7})`;

/** Source of a regular expression: a company after a name, as in "Ana, da Padaria Real". Other words aren't part of it. */
const OF_COMPANY = String.raw`(?:,? +d[aeo]s? +\p{Lu}[\p{L}\d'’.-]*(?: +(?:d[aeo]s? +|& *)?[\p{Lu}\d][\p{L}\d'’.-]*)*)?`;

/** Matches a name of at least two words. */
const LONG_NAME = new RegExp(`^${nameOf(2)}${OF_COMPANY}$`, "u");

/** Matches a name, also of a single word, which must be introduced as a name. */
const INTRODUCED_NAME = new RegExp(`^${nameOf(1)}${OF_COMPANY}$`, "u");

/** Matches the name of another person, after "meu" or "minha": "sócio Caio", "esposa é a Ana Lima". */
const RELATED_NAME = new RegExp(
  String.raw`^(?!${ORGANISATION.toLowerCase()})\p{Ll}+(?: é)?(?: [oa])? ${nameOf(1)}$`,
  "u",
);

/** Matches words before a name or contact data that say that these are the visitor's own. */
const CUE =
  /(?<!\p{L})(?:sou|aqui é|(?<introduction>me chamo|nome|contato:)|(?<own>meus?|minha|me|mim|comigo|prefiro))(?!\p{L})/giu;

/** Matches words that mention another person: "sócio", "ela", "com o Caio", "da Luana". */
export const OTHER_PERSON =
  /(?<!\p{L})(?:sóci|coleg|marido|mulher|espos|chefe|filh|irm[ãa]|mãe|pai|amig|secret|funcion|namorad|noiv|prim[oa]|ti[oa]|gerente|contador|advogad|cliente|cunhad|sogr|del[ea]|el[ea]|don[oa] é|quem|respons[áa]ve)|(?<!sou|aqui é) (?:d|n|pr|pel)?[oa] \p{Lu}/u;

/** Words beside contact data that don't mention another person, `unaccented`. */
const PLAIN_WORDS = new Set(
  (
    "a o as os e eh sao um uma ou em no na de do pelo por para pra pro com que se ja so isso este esse aqui ai oi " +
    "ola opa bom boa dia tarde noite tudo bem muito obrigado obrigada valeu ok sim nao claro certo correto " +
    "perfeito entao agora tambem tb mais melhor seria fica ser esta ta pode podem quer vou deixo deixar segue " +
    "seguem seguinte anota anote anotar manda mande mandem mandar envia envie enviar responde responda responder " +
    "chama chame chamar liga ligue liguem ligar fala fale falar retorna retorne retornar use usem usar uso entrar " +
    "favor gentileza corrigindo correcao errei errado errada ops desculpa desculpe digo dizer alias verdade novo " +
    "outro meu meus minha me mim comigo digitei escrevi passei faltou mudou mudei muda mudar troca troque trocar " +
    "troquei corrige corrigir contato contatos dado dados nome completo email e-mail mail endereco telefone tel " +
    "fone fixo celular cel zap whats whatsapp wpp numero nº ddd chip cpf cnpj rg vc q n tbm"
  ).split(" "),
);

const WORD = /[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu;

const CAPITALISED_LABEL = new RegExp(`^(?:${LABEL})$`, "u");

/** Matches the end of a sentence. Not the point of "Dr." */
const SENTENCE_END = /[!?\n]|(?<=\p{Ll}{3})\.\s/u;

/** Matches the end of a clause: "me chamo Ana e quero um site". */
const CLAUSE_END = new RegExp(`${SENTENCE_END.source}|[,;]| e `, "u");

/**
 * Returns the person mentioned by the words before or after contact data. Guesses nothing: with an unknown word, it may
 * be another person.
 */
export function personIn(words: string): WrittenContact {
  const cue = [...words.matchAll(CUE)].at(-1);
  if (!cue) return personWithoutCue(words);

  const after = words.slice(cue.index + cue[0].length);
  const unknown = unknownPart(after);
  const stranger = strangerIn(words);
  if (/n[ãa]o $/i.test(words.slice(0, cue.index))) return { owner: stranger };
  if (unknown === "") return { owner: "visitor" };
  if (cue.groups?.["own"]) return { owner: stranger, name: RELATED_NAME.exec(unknown)?.[1] };
  // "Sou a Ana" or "sou Ana", not "sou MEI".
  const isIntroduced = cue.groups?.["introduction"] || /^ (?:[oaOA] |\p{Lu}\p{Ll})/u.test(after);
  const [, name] = (isIntroduced ? INTRODUCED_NAME : LONG_NAME).exec(unknown) ?? [];
  return name ? { owner: "visitor", name } : { owner: stranger };
}

/** Returns the owner of data beside words that aren't all known. */
function strangerIn(words: string): "other" | "unknown" {
  return OTHER_PERSON.test(words) ? "other" : "unknown";
}

/** Returns the person mentioned by words without `CUE`. */
function personWithoutCue(words: string): WrittenContact {
  const sentence = words.split(SENTENCE_END).findLast((one) => one.trim()) ?? "";
  const [, name] = LONG_NAME.exec(unknownPart(sentence)) ?? [];
  if (!name) return { owner: unknownPart(words) ? strangerIn(words) : "same" };
  // In "fale com a Ana Lima", the name is another person's.
  const isAfterWord = /\p{L}\s+$/u.test(sentence.slice(0, sentence.indexOf(name)));
  return { owner: isAfterWord ? "other" : "same", name };
}

/** Returns the text from the first to the last word that isn't a plain one; "" if there is none. */
function unknownPart(text: string): string {
  const isAllCaps = !/\p{Ll}/u.test(text);
  const unknown = [...text.matchAll(WORD)].filter(({ 0: word, index }) => {
    const isFirst = isAllCaps || /(?:^|[.!?\n,]) *$/.test(text.slice(0, index));
    return !(
      /^\d+$/.test(word) ||
      CAPITALISED_LABEL.test(word) ||
      (PLAIN_WORDS.has(unaccented(word)) && (isFirst || !/\p{Lu}/u.test(word)))
    );
  });
  const [first] = unknown;
  const last = unknown.at(-1);
  return first && last ? text.slice(first.index, last.index + last[0].length) : "";
}

/** Matches words that announce a correction. */
export const CORRECTS =
  /(?<!\p{L})(?:ops|digo|dizer|ali[aá]s|verdade|corrig\p{L}+|corre[cç][aã]o|errei|errad[oa]|certo|correto|desculpa)(?!\p{L})/iu;

/** Returns the visitor with the name that a message corrects: "na verdade é Bruna". Undefined if it doesn't. */
export function correctedNameIn(text: string): WrittenContact | undefined {
  if (!CORRECTS.test(text)) return undefined;
  const [, name] = INTRODUCED_NAME.exec(unknownPart(text)) ?? [];
  return name && !CORRECTS.test(name) ? { owner: "visitor", name, corrects: true } : undefined;
}

/** Returns the name by which the visitor is introduced in any clause of a message. */
export function introducedIn(text: string): string | undefined {
  const people = text.split(CLAUSE_END).map(personIn);
  return people.find(({ owner, name }) => owner === "visitor" && name)?.name;
}
