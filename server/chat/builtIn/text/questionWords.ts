import { anyPhrase } from "./anyPhrase.ts";
import { normalise } from "./normalise.ts";

/** Finds words of a question or a request anywhere in a normalised text. */
export const hasAskingWord = anyPhrase(
  "(quantos?|quantas?|qual|quais|quando|onde|quem|como|o que|que horas|por que|porque voces)",
  "(se (o|a|os|as)|sera que|tem|da para|existe|pergunta|duvida|saber|confirm*)",
  "(posso|consigo|pode|podem|voces|quero|queria|preciso|precisava|gostaria|orcamento|preco|valor)",
  "(manda|mande|mostra|me (passa|manda|mande|mostra|fala|diz|diga|explica|conta|ve))",
  "(faz|fazem|aceita|usa|abrem?|fecha|fecham|atendem?|funcionam?|guardam?|vale|serve|responde)",
  "(aprende|integra|entrega|some|somem)",
  "^ e (ele|ela|eles|elas) (aparece*|funciona*|abre*|tem|vem|fica*|serve*)",
);

/** Finds the beginning of a question or a request. */
export const startsAsking = anyPhrase(
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
export const startsTelling = anyPhrase(
  ...[
    "(eu|a gente|aqui|hoje|ja|ontem|ano passado|da outra vez|porque|se eu|se a)",
    "(sou|tenho|trabalho|toco|moro|mandei|enviei|preenchi|somos|temos|estou|me chamo|vi|gostei)",
    "(meu|minha|meus|minhas|uma amiga|uma colega|desculpa)",
  ].map((words) => `^ {oi|ola|bom dia|boa tarde|boa noite|entao|olha|ai|mas|pois} ${words}`),
);

/** Whether a part of a sentence is a question or a request, by its question mark or its words. */
export function asksSomething(part: string): boolean {
  return part.includes("?") || hasAskingWord(normalise(part));
}

/** Whether a normalised question doesn't name its object: "Quero relatórios. Vocês fazem?" */
export const lacksObject = anyPhrase(
  "^ [e] [voces] (fazem|faz|tem|conseguem|podem|topam|da|rola|trabalham|garantem|ajudam|resolvem) [voces|ai] $",
);

/** Finds the beginning of a part that is incomplete without the next one: "quando não sabe responder, …" */
const startsDependent = anyPhrase(
  "^ [e] (quando|qdo|caso|depois|antes|apos|na|no|nos|nas|em|com|por|para|ja que|como|aquele*|aquela*) " +
    "!(que|qual|quais|quem|quanto|quantos|quanta|quantas|onde|ele|ela|voces|meu|minha)",
  "^ [e] se !(..99 (ele|ela)) !(que|qual|quais|quem|quanto|onde|voces|meu|minha)",
);

/** Whether a part of a sentence is incomplete without the next one. */
export function isDependent(part: string): boolean {
  return startsDependent(normalise(part)) && !part.includes("?");
}

/** Whether a part describes the visitor's situation and doesn't ask. */
export function isTelling(part: string): boolean {
  return startsTelling(normalise(part)) && !part.includes("?");
}
