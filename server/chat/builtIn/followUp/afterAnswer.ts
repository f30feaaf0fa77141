import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import { type FollowUpRule, after, firstMatchingIntent } from "./followUpRule.ts";
import { isName } from "./isName.ts";
import {
  claimsFilled,
  agrees,
  correctsContact,
  withdraws,
  namesProvider,
  asksIfRight,
  asksBrieflyIfRight,
  asksIfSent,
} from "./typedContact.ts";

const LATER =
  "(depois|mais tarde|outro dia|outra hora|outra vez|qualquer hora|semana que vem|" +
  "(para|mais para) (depois|amanha|frente))";

/** Finds a message that puts off an offer: "deixa pra depois", "amanhã eu preencho". "E depois?" asks what comes next. */
const putsOff = anyPhrase(
  `^ !(e depois $) {entao|ah|ok|ta|nao|agora|hoje|melhor|prefiro|deixa|deixo|fica|so|talvez|pode ser|e|eu|vou ver} ${LATER} ` +
    "{eu|a gente|vejo|vemos|ve|faco|preencho|mando|passo|falo|volto|penso|decido|deixo|te|isso|ai|obrigado|" +
    "obrigada|entao|com calma} $",
  "^ {entao|ah|ok|eu} amanha {eu|te} (vejo|faco|preencho|mando|passo|volto|penso|decido|deixo) {isso|ai} $",
  "^ hoje nao (da|posso|consigo|quero) $",
);

/** Finds a message that takes up an offer which the visitor had put off: "mudei de ideia, quero sim". */
const takesUp = anyPhrase(
  "pode ser {sim|isso|ja} (agora|entao|ja|sim)",
  "^ {entao|ok|ta|ah|bom|certo} pode ser {sim|entao} $",
  "(mud*|trocou|troquei) de ideia",
  "pensando (bem|melhor)",
  "(resolvi|decidi) que (sim|quero|vou)",
  "^ {entao|ok|ta|bom|certo|ah|sim|tudo|agora|eu|acho que} (quero|vamos|bora|aceito|topo|vou querer) " +
    "{sim|agora|entao|la|nessa|fazer|preencher|seguir|continuar|deixar|meus|dados|isso|o|um|orcamento|ja|com aquilo} $",
  "(na verdade|agora sim|sim) [eu] (quero|pode ser|vamos) [sim|isso|agora] $",
  "agora {eu|ja} (posso|da|quero|sim|vai|consigo) {sim|fazer|preencher|isso|o|orcamento} $",
);

const negates = anyPhrase("(nao|nem|nunca|depois)");

/** Finds a question whether one kind of data is erased with the others: "e o telefone também?" */
const asksToEraseField = anyPhrase(
  "^ {e|mas|inclusive|ate|apaga|apagam|tambem|inclui|isso} {o|a|os|as} {meu|minha|meus|minhas} " +
    "(telefone|numero|celular|email|nome|endereco|mensagem|mensagens|whatsapp|contato|cadastro) " +
    "{que eu (mandei|deixei|enviei|passei)|tambem|junto|some|apaga|apagam|sai|vai|e apagado|inclusive} $",
  "^ {e|apaga|apague|apagam} (tudo|todos) {mesmo|eles|ele|os dados|junto} $",
);

/** Finds an agreement to an offer that the classifier takes for a part of the last question: "pode ser" */
const acceptsOffer = anyPhrase(
  "^ {entao|ok|ta|bom|sim|claro|ah} pode ser {sim|entao|claro|por favor} $",
);

/** Finds thanks that end a conversation: "valeu, é isso" */
const thanksAndEnds = anyPhrase(
  "^ {ok|certo|beleza|entao|ah|muito} (valeu|obrigado|obrigada) " +
    "{por enquanto|por hoje|entao|acho que} (e|era) {so} isso {mesmo|ai|entao} $",
);

/** Finds a question for the reason of "the page doesn't say". */
const asksWhy = anyPhrase(
  "^ {mas|e|ue|entao|ah|como assim|uai|oxe} (por que|porque) [que] " +
    "[nao ..4|voce* nao ..3|(o|esse) site nao ..3|ele* nao ..3] $",
  "^ {mas|ue|e} como assim [nao] $",
  "^ {isso|entao|quer dizer que|mas} e [um] nao $",
  "^ {quer dizer que|mas|e} entao (voces nao|nao (usa*|faz*|tem|trabalha*|aceita*|da|atende*)) ..2 $",
);

/** Finds an objection with money: "nem se eu pagar?" */
const insistsOnPaying = anyPhrase(
  "^ {mas|e|ai|entao|ue} (nem|mesmo) {se|que|eu} (pag*) ..3 $",
  "^ {mas|e|ai|entao} se {eu|a gente} (pagar|pagasse|pagarmos) ..3 $",
  "^ {mas|e} nem (por fora|a parte) $",
  "^ {mas|e} {eu|a gente} (pago|pagaria|pagamos) ..4 $",
);

const namesTermsOfPayment = anyPhrase(
  "(vista|parcel*|pix|cartao|boleto|adiantad*|metade|mensal*|mes|ano|dinheiro vivo|sinal)",
);

const OWN = "(meu|minha|mim|comigo|nosso|nossa|nos|eu|(com|para) a gente)";

/** Finds a question whether a project's figure holds for the visitor: "isso vale pro meu negócio?" */
const asksIfHolds = anyPhrase(
  `(vale|serve|funciona|acontece|da|daria|seria|sera|ser|fica|consigo|consegu*) ..5 ${OWN}`,
  `${OWN} ..3 (vale|serve|da isso|daria|funciona|acontece|seria|sera|consigo)`,
  `${OWN} (teria|terei|vou ter|posso ter|consigo|conseguiria) ..3 (resultado|numero|igual|isso|mesmo|esse)`,
  "consigo (isso|esse|o mesmo|igual)",
  `(garant*|promet*) [isso|esse|o mesmo] ..2 ${OWN}`,
  "(vai ser|vou ter|vamos ter|terei|terem*) (isso|assim|igual|o mesmo|esse) [resultado|numero] [tambem] $",
  "(vale|serve|acontece|da|funciona|garant*) ..2 (para|com) (todo mundo|todos|qualquer um|qualquer empresa|mim) $",
  `^ {e|mas} (no|na|para|para o|para a|com o|com a|com) ${OWN} [caso|negocio|empresa|loja|ramo] [tambem] $`,
);

/** Finds a doubt whether a project's figure is true: "funciona mesmo ou é marketing?" */
const doubtsFigure = anyPhrase(
  "(funciona*|adianta|deu certo) (mesmo|de verdade)",
  "(e|sao|foi|isso|esse|esses|essa|numero|resultado) (verdade*|real|reais|serio|mesmo verdade|exagero|fake|chute)",
  "(marketing|propaganda|papo|inventad*|mentira|conversa de vendedor|enganacao|exagerad*)",
  "(da para|posso) (acreditar|confiar)",
  "(prova|provam|comprov*|medi*|calcul*) [isso|esse|esses]",
);

const isAboutQuality = after(/^(?:why-us|trust|about|values|value-|mission)/);

/** Finds a doubt whether the company is better than others: "isso todo mundo fala" */
const doubtsQuality = anyPhrase(
  "^ {mas|e|ah|so que|isso|isto} (todo mundo|todos|qualquer um|qualquer empresa|toda empresa|toda agencia) " +
    "(fala*|diz|dizem|promete*|garante*) {isso|o mesmo|a mesma coisa|ne|mas} $",
);

/** Finds a request for evidence: "me prova com números" */
const asksForEvidence = anyPhrase(
  "^ {me|nos|entao|mas} (prov*|comprov*|mostr*|convenc*) {isso} (com|em|por) [alguns|os] (numeros?|dados|fatos|resultados?) $",
  "^ {e|mas|entao} (cade|quais|tem) [os|as] (numeros|dados|fatos|provas) $",
);

const namesOtherSubject = anyPhrase(
  "(prazo|preco|custa|quanto|site|sistema|app|orcamento|horario|dados|email|telefone|quero|queria|preciso|fazem|" +
    "faz|fazer|painel|celular|contato|link)",
);

/** Finds an amount of money: "3 mil", "R$ 500", "10k". */
const namesAmount = anyPhrase(
  String.raw`\d+ (mil|reais|real|conto|contos|pila|paus)`,
  "(mil|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos) " +
    "(reais|conto|contos|pila|paus)",
  String.raw`r \d+`,
  String.raw`\d+k `,
);

/** Finds a question for what an amount suffices, if the message names it, or the one before it. */
const asksWhatSuffices = anyPhrase(
  "(o que|que) ..3 (da|dava|daria) para fazer",
  "da para fazer (o que|alguma coisa|algo)",
  "(o que|que) ..2 (consigo|conseguimos|consegue) ..2 com",
);
const asksWhatItSuffices = anyPhrase(
  "(com|por|nesse|nisso) [isso|ess* (valor|dinheiro|orcamento|preco|grana|quantia)|tanto] ..2 " +
    "(faz|fazem|da|consigo|sai|compro) ..2 $",
  "(faz|fazem|fazer|da|consigo|sai|cabe|rola|compro) ..3 " +
    "(com|por|nesse|nessa|nisso) (isso|ess* valor|valor|dinheiro|orcamento|grana|quantia|tanto|preco)",
  "(cabe|paga|compra) [o] que",
  "(o que|que ..3) (consigo|cabe|sai|rola) {fazer|nisso|nesse valor} $",
  "^ {e|mas} isso da $",
  "(isso|e|seria) (suficiente|pouco|bastante)",
  "da para ([o] que|alguma coisa|algo)",
);

/** Finds a message that says for whom the project is, after a question about its price: "é pra uma padaria pequena" */
const tellsBusiness = anyPhrase(
  "^ {e|seria|sera|mas|ia ser|site|sistema|chatbot} para [o|a] (um|uma|meu|minha|nosso|nossa) " +
    "!(dia|dias|mes|semana|ano|site|sistema|chatbot|app|loja virtual|landing|amig*|client*|projeto) ..4 $",
);

/** Finds a message that says how large the business is: "faço uns 20 por semana só" */
const tellsVolume = anyPhrase(
  String.raw`^ {e|mas|eu|a gente|hoje|por enquanto} (faco|vendo|atendo|recebo|tenho|temos|sao|vendemos|fazemos|atendemos) ` +
    String.raw`{so|uns|umas|cerca de|mais ou menos|por volta de|apenas|somente} \d+ ..2 ` +
    "(por|ao) (dia|semana|mes|ano) {so|apenas|mais ou menos|em media} $",
);

/** Finds a message that says whose the business is: "não, é pro escritório da minha irmã, mas quem paga sou eu" */
const tellsOthersBusiness = anyPhrase(
  "^ {nao|na verdade|ah|e|mas|seria|sera} para [o|a] (escritorio|loja|empresa|negocio|clinica|salao|restaurante|" +
    "firma|consultorio|oficina|padaria|estudio|escola) (do|da) (meu|minha) ..10 $",
);

/** Whether the last message was about the project that is an app. */
export const isAboutApp = after(/^(?:app|booking|project-booking)$/);

/** Finds a kind of phone: "funciona no iphone?" */
export const namesPhone = anyPhrase("(iphone*|ios|android|apple|samsung|play store|app store)");

/** Finds a short question after a message about a site: "e pra celular?" */
const asksForMobile = anyPhrase("^ {e|mas|tambem} (para|no|pelo|em) [o] celular {tambem|mesmo} $");

/** Whether the last message told of a fault, which the next may call urgent. */
export const tellsOfFault = after(/^(?:complaint|broken-form|existing-site)$/);

/** Finds a message that only says how urgent a complaint is: "é urgente" */
export const isInHurry = anyPhrase(
  "^ {e|isso|esta|muito|super|bem|e muito|por favor|tenho|com|preciso|socorro} " +
    "(urgente|urgencia|urgentissimo|pressa) ..3 $",
  "^ {e|mas|preciso|resolve|resolvam|isso|quero} (agora|hoje|ja|rapido|logo) $",
  "(perdendo|perco|perdi) ..2 (vendas?|clientes?|dinheiro|pedidos?)",
);

const asksAboutDelay = anyPhrase(
  "(se|caso|quando) ..5 (atras*|fur* [o|com o] prazo|estour* [o] prazo|" +
    "pass* (do prazo|o prazo|da data|do dia)|demor* [mais|muito|demais])",
  "(costuma*|e comum) [haver|ter] atras*",
  "(se|caso) ..3 nao (entreg*|cumpr*|sair* ..1 prazo|fic* pront*|der* (conta|tempo))",
  "multa ..3 atras*",
  "^ {e|mas} [o] atraso $",
);

/** Finds the same in a message that names its subject: "o que acontece se vocês atrasarem a entrega?" */
const asksAboutOurDelay = anyPhrase(
  "(se|caso) (voces|o projeto|o site|o sistema|o chatbot) ..1 atras*",
);

/** Matches words for delays that aren't the company's: "e se eu atrasar o pagamento?" */
const isOtherDelay = anyPhrase(
  "(pagamento|pagar|parcela|boleto|client*|frete|responder|eu atras*)",
);

/** Phrases for the terms of a job, for `anyPhrase`. */
export const JOB_TERMS =
  "meio periodo|turno|home office|remot*|presencial|hibrid*|salari*|beneficios?|clt|pj";

/** Finds a message about a job, after a question for one: "é home office?", "sou dev júnior", "qual o salário?" */
const isAboutJob = anyPhrase(
  `(${JOB_TERMS}|estagi*|vagas?|curriculo*|cv|entrevista*)`,
  "(junior|pleno|senior|dev|desenvolvedor*|programador*|designer|freela*|recem formad*)",
  "(tenho|com) ..2 (ano|anos|meses|experiencia)",
  "(tecnologia*|linguage*|requisito*|formacao) ..6 (preciso|precisa|saber|pedem|exigem|estudar)",
  "(preciso|precisa|tem que) (saber|estudar|ter) ..3 (tecnologia*|linguage*|ingles|curso|faculdade|experiencia)",
  "(quanto|quanto e que) (paga*|ganh*|voces paga*)",
);

/** Finds the fear of losing money that was paid: "e se eu pagar e vocês sumirem?" */
export const fearsLoss = anyPhrase(
  "pag* ..3 (sum*|desaparec*|nao (entreg*|faz*|fiz*|cumpr*|receb*))",
);

/** The first rule that matches counts. */
const RULES: readonly FollowUpRule[] = [
  {
    intent: "offer-later",
    follows: ({ isOffered, isPostponed }) => isOffered || isPostponed,
    matches: putsOff,
    maxWords: 8,
  },
  {
    intent: "offer-resumed",
    follows: ({ isPostponed }) => isPostponed,
    matches: (text) => takesUp(text) && !negates(text),
    maxWords: 9,
  },
  {
    intent: "contact-typed",
    follows: ({ isOffered }) => isOffered,
    matches: (text, isQuestion) => !isQuestion && isName(text),
    maxWords: 12,
  },
  {
    intent: "introduction",
    follows: ({ hasLead }) => !hasLead,
    matches: (text, isQuestion) => !isQuestion && isName(text),
    maxWords: 9,
  },
  {
    intent: "yes",
    follows: ({ isOffered, hasTypedContact }) => isOffered && !hasTypedContact,
    matches: (text, isQuestion) => !isQuestion && acceptsOffer(text),
    maxWords: 5,
  },
  {
    intent: "contact-filled",
    follows: ({ hasTypedContact }) => hasTypedContact,
    matches: (text, isQuestion) => isQuestion && asksIfSent(text),
    maxWords: 6,
  },
  {
    intent: "thanks",
    follows: () => true,
    matches: thanksAndEnds,
    maxWords: 8,
  },
  {
    intent: "contact-check",
    follows: ({ hasTypedContact }) => hasTypedContact,
    matches: (text, isQuestion) => asksIfRight(text) || (isQuestion && asksBrieflyIfRight(text)),
    maxWords: 7,
  },
  {
    intent: "contact-filled",
    follows: ({ isOffered, hasTypedContact }) => isOffered || hasTypedContact,
    matches: (text, isQuestion) => !isQuestion && claimsFilled(text),
    maxWords: 7,
  },
  {
    intent: "contact-filled",
    follows: ({ isOffered, hasTypedContact }) => isOffered && hasTypedContact,
    matches: (text, isQuestion) => !isQuestion && agrees(text),
    maxWords: 5,
  },
  {
    intent: "contact-correct",
    follows: ({ hasTypedContact }) => hasTypedContact,
    matches: (text) => (correctsContact(text) && !withdraws(text)) || namesProvider(text),
    maxWords: 14,
  },
  {
    intent: "privacy-erase-all",
    follows: after(/^privacy-erase(?:-all)?$/),
    matches: asksToEraseField,
    maxWords: 9,
  },
  {
    intent: "why-not-stated",
    follows: ({ isNotStated }) => isNotStated,
    matches: asksWhy,
    maxWords: 8,
  },
  {
    intent: "pay-for-not-stated",
    follows: (state) =>
      state.isNotStated &&
      !after(/^(?:payment|discount|monthly|invoice|contract|quote-free)$/)(state),
    matches: (text) => insistsOnPaying(text) && !namesTermsOfPayment(text) && !fearsLoss(text),
    maxWords: 8,
  },
  {
    intent: "job",
    follows: after(/^job$/),
    matches: isAboutJob,
    maxWords: 14,
  },
  {
    intent: "figure-not-promised",
    follows: after(/^figure-(?:shop|chatbot|landing|portal|not-promised)$/),
    matches: (text) => (asksIfHolds(text) && !namesOtherSubject(text)) || doubtsFigure(text),
    maxWords: 10,
  },
  {
    intent: "trust",
    follows: isAboutQuality,
    matches: doubtsQuality,
    maxWords: 9,
  },
  {
    intent: "figures",
    follows: isAboutQuality,
    matches: asksForEvidence,
    maxWords: 9,
  },
  {
    intent: "complaint",
    follows: tellsOfFault,
    matches: isInHurry,
    maxWords: 7,
  },
  {
    intent: "business-told",
    follows: after(/^(?:price|deadline|quote|monthly)$/),
    matches: (text, isQuestion) => !isQuestion && tellsBusiness(text),
    maxWords: 9,
  },
  {
    intent: "business-told",
    follows: after(
      /^(?:recommend|price|deadline|quote|sites|systems|chatbots|online-store|bakery)$/,
    ),
    matches: (text, isQuestion) => !isQuestion && tellsVolume(text),
    maxWords: 12,
  },
  {
    intent: "business-told",
    follows: after(/^(?:sites|systems|chatbots|segments|online-store)$/),
    matches: (text, isQuestion) => !isQuestion && tellsOthersBusiness(text),
    maxWords: 16,
  },
  {
    intent: "app",
    follows: isAboutApp,
    matches: namesPhone,
    maxWords: 7,
  },
  {
    intent: "site-mobile",
    follows: ({ topics }) => topics.includes("sites"),
    matches: asksForMobile,
    maxWords: 6,
  },
  {
    intent: "budget",
    follows: ({ text }) => namesAmount(text),
    matches: (text) => asksWhatSuffices(text) || asksWhatItSuffices(text),
    maxWords: 9,
  },
  {
    intent: "budget",
    follows: () => true,
    matches: (text) => namesAmount(text) && asksWhatSuffices(text),
    maxWords: 16,
  },
  {
    intent: "deadline-missed",
    follows: after(/^(?:deadline|urgent|start-when|process|follow-along)/),
    matches: (text) => asksAboutDelay(text) && !isOtherDelay(text),
    maxWords: 12,
  },
  {
    intent: "deadline-missed",
    follows: () => true,
    matches: (text) => asksAboutOurDelay(text) && !isOtherDelay(text),
    maxWords: 12,
  },
];

/**
 * Returns the intent of a short normalised message that only makes sense after what was said before: the answer to an
 * offer, a correction of contact data, or a doubt about the last answer. Undefined if it isn't one.
 */
export function afterAnswer(
  text: string,
  isQuestion: boolean,
  state: DialogueState,
): Intent | undefined {
  return firstMatchingIntent(RULES, text, isQuestion, state);
}
