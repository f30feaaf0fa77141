import type { Conversation } from "../conversation.ts";
import { normalise } from "./normalise.ts";

/** Plain expressions of distress. They count unless the message is a joke (`isJoke`). */
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
  "(?:pedindo|rezando|torcendo|querendo) (?:a deus )?(?:para|pra) nao acordar",
  "dormir (?:para|pra) sempre",
  "nao (?:pretendo|quero|queria|desejo|planejo|espero|vou) (?:mais )?(?:estar|esta|ficar|continuar|seguir) (?:mais )?viv[oa]",
  "nao (?:quero|queria|desejo) (?:mais )?(?:estar|ficar|viver) (?:mais )?n?esse mundo",
  "nao existir mais",
  "(?:pens\\w+|vontade|penso|vou|quero|queria|decidi) (?:em |de )?acabar comigo(?: mesm[oa])?",
  "nao (?:vejo|acho|encontro|tem|ha) (?:mais )?(?:sentido|motivo|razao|graca) (?:em|para|de|na) (?:continuar |seguir |ficar )?(?:viv[oa]|vida)",
  "carta de despedida",
  "carta .{0,20}para (?:os |as )?(?:meus filhos|minhas filhas|minha familia)",
  "me despedi(?:r|ndo)? d(?:e tod[oa]s?|a vida|o mundo)",
  "me (?:jogar|atirar) (?:d[aoe] (?!cabeca)|n?a frente d[eo])",
  "pular d(?:a ponte|a janela|o predio|o viaduto)",
  "(?:tomei|tomar|tomando|engoli|engolir) (?:uma cartela|um monte|tod[oa]s? (?:os |as )?(?:meus |minhas )?(?:remedio|comprimido|calmante)s?|uma caixa|varios comprimidos|muitos comprimidos|veneno|chumbinho)",
  "overdose",
  // In English and Spanish. The pattern with "suicid" above covers both languages too.
  "(?:kill|hurt|harm|cut)(?:ing)? my ?self",
  "(?:want|wanna|wish|going) (?:to )?(?:die|be dead|end my life)|end my life",
  "(?:me )?quiero (?:morir(?:me)?|matarme|dejar de vivir)|quitarme la vida",
  // About somebody else.
  "(?:filh[oa]|irma[o]?|amig[oa]|marido|esposa|mulher|mae|pai|namorad[oa]|sobrinh[oa]|colega|prim[oa]|alun[oa]) .{0,40}(?:se matar(?! de )|quer morrer(?! de )|queria morrer(?! de )|se cort(?:a|ar|ando|ou)|se mutil\\w+|se jogar d|nao quer (?:mais )?viver)",
  "(?:ameac\\w+|tent\\w+|quer|vai|pens\\w+ em|falando em) se matar(?! (?:de|para) )",
);

/** Indirect expressions, which may also be figures of speech. They count unless `FIGURATIVE` matches. */
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

/** In a text with one of these expressions, an indirect expression of distress is taken as a figure of speech. */
const FIGURATIVE = anyOf(
  "clientes?|whatsapp|mensagens|planilhas?|fornecedor\\w*|trabalh\\w*",
  "de (?:tant[oa]|rir|fome|saudade|raiva|sono|cabeca)",
);

/** Hyperbole and laughter. In a text with them, a guess of distress or sadness is replaced by the second guess. */
const HYPERBOLE =
  /\b(?:(?:vai|vao|vem|esta|estao|quer) me matar|me matando|me mata|morr(?:er|endo|ta|to|i) de (?!verdade|vez)|mataria por|jogar de cabeca|k|haha\w*)\b/;

/** Loud laughter. Not "rs" or "rsrs", which also occur in sad messages. */
const LAUGHTER = anyOf("k|haha\\w*|hehe\\w*");

const CHORES =
  /\b(?:planilh\w*|fretes?|boletos?|cadernos?|papel\w*|agendamentos?|estoque|notas?|relatorios?)\b/;

const REMEDIES = /\b(?:sistem\w*|programa|site|robo|chatbot|app)\b/;

/** Whether a text has laughter, a chore and a product for it: "quero morrer kkk são 14 planilhas, fazem sistema?" */
function isJoke(text: string): boolean {
  return LAUGHTER.test(text) && CHORES.test(text) && REMEDIES.test(text);
}

/**
 * Whether a normalised message tells of, or hints at, suicide or self-harm, the visitor's or somebody else's. Jokes and
 * figures of speech don't count.
 */
export function isDistress(text: string): boolean {
  return (
    (DISTRESS.test(text) && !isJoke(text)) ||
    (INDIRECT_DISTRESS.test(text) && !FIGURATIVE.test(text))
  );
}

/** Number of messages that a message of distress affects: the built-in assistant answers and offers no lead form. */
const REMEMBERED_MESSAGES = 4;

/** Whether `isDistress` holds for one of the visitor's last `REMEMBERED_MESSAGES`. */
export function wasInDistress(history: Conversation["history"]): boolean {
  return history
    .filter(({ role }) => role === "user")
    .slice(-REMEMBERED_MESSAGES)
    .some(({ content }) => isDistress(normalise(content)));
}

export function isFigurative(message: string): boolean {
  return FIGURATIVE.test(normalise(message));
}

/** Whether a message exaggerates or laughs: "esse sistema vai me matar". */
export function isHyperbole(message: string): boolean {
  return HYPERBOLE.test(normalise(message));
}
