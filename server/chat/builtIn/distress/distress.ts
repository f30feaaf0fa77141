import type { Conversation } from "../../conversation.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import { isForeignDistress } from "./foreignDistress.ts";

const SOMEBODY =
  "(filh*|irma|irmao|amig*|marido|espos*|mulher|mae|pai|namorad*|noiv*|companheir*|sobrinh*|net*|avo|" +
  "tio|tia|colega|prim*|cunhad*|alun*|vizinh*|funcionari*|soci*|menin*|garot*|enteado|enteada|ex)";

const WANT = "(quero|vo|queria|desejo|pretendo|planejo|espero|vou)";

/** Words before an infinitive: "penso em me matar", "tô a fim de morrer" */
const THINK_OF =
  `(${WANT}|quis|penso|pensei|pensando|pensado|planejando|vontade|afim|a fim|querendo|decidi|tentei|` +
  "tentando|preferia|medo|coragem|comecei|voltei|gosto|preciso)";

const DEAD = "(estar|esta|ter|ser) (morto|morta|morrido)";

/** Excludes what the visitor lives on or with: "viver de indicação", "sem internet". Not "viver sem ela". */
const NOT_OF_WAY_OF_LIFE =
  "!(de|sem [o|a|meu|minha] (whatsapp|celular|internet|site|sistema)|com|na|no|do|da|apertad*|*ndo)";

const ACCIDENTALLY =
  "(da|do|dessa|desse|das|dos|de !(novo|proposito|verdade)|o|a|os|as|el|custos|gastos|despesas|" +
  "na (cozinha|obra|loja)|no (trabalho|servico)|com (papel|o papel)|fazendo|cozinhando|trabalhando|descascando|jogando|" +
  "treinando|sem querer)";

/** Finds plain expressions of distress. They count unless the message is a joke (`isJoke`). */
const isPlainDistress = anyPhrase(
  // "tô com pensamentos suicidas", "penso em suicídio", "meu amigo tentou suicídio"
  "(tenho|tive|tendo|estou com|ando com|sinto|sofro de|minh*) ..2 (pensamentos?|ideias?|ideacao|vontades?) suicid*",
  `${THINK_OF} [em|de|no|ao|sobre] [o|cometer] suicid*`,
  "(me|mi|vai|quer|tentou|ameac*|cometer) [o] suicid*",
  "(suissid*|sucidio|suicidar)",
  "(desviver|desvivo|me desviv*)",
  "(devia|deveria|devo|podia|mereco|merecia) [era] (morrer|ter morrido|me matar)",
  "era para [eu] ter morrido",
  "como [posso] (morrer|se matar|me matar) !(de|para)",
  "(jeito|forma|maneira|modo|modos) ..3 (morrer|se matar|me matar) !(de)",
  "(remedios?|venenos?|comprimidos?) ..1 (para morrer|(mata|matam) [mais] (sem|rapido))",
  "((planejo|planejar|planejando|dia da|data da) minha morte|morrer (logo|hoje|sem (dor|sentir))) !(de)",
  "^ !(ate|quer|computador) ..2 morrer? $",

  "!<(vai|vao|vem|quer|querem|esta|estao|iam|quase|so falta) me matar !(de !(verdade|vez|uma vez)|para)",
  `${THINK_OF} [em|de|a] (me|mi) (mata|matr|mato) !(de|para)`,
  "(mimatar|mimata)",
  "quase me matei !(de|para|por|trabalhando|tentando)",
  "me matei (de verdade|ontem|hoje)",
  "(alguem|queria que|deus|voces?) ..2 me (mata|mate|matasse) !(de|com)",

  // "me corto", but neither "me cortar da lista" nor "me cortei na cozinha"
  `(me|mi) (cortar|cortando|cortei|corto|cortava) !(${ACCIDENTALLY})`,
  "(cort*) ..2 (pulsos?|veias)",
  "(gilete|lamina|estilete|navalha|faca) (no|nos|na|nas) [meu|meus|minha|minhas] (bracos?|pulsos?|pernas?|coxas?|pele)",
  `(me|mi) (machuco|machucar|machucando|firo|ferir|ferindo) !(${ACCIDENTALLY})`,
  "(me|mi) machuquei [ontem|hoje|de novo|outra vez] $",
  "(me|mi) (machuquei|machuc*|fer*|queim*|fur*|bat*|arranh*|mord*|cort*) ..4 " +
    "(de proposito|ate sangrar|com (cigarro|gilete|lamina|estilete|isqueiro))",
  "me (bato|soco|belisco|arranho|queimo) quando",
  "(cort*|arranc*|bat*|queim*|machuc*|fur*) ..4 " +
    "(bracos?|pernas?|pele|cabeca|maos?|corpo|coxas?) [na parede] de proposito",
  "me bat* ate (sangrar|ficar roxo)",
  "(fiz|fazer|fazendo) [uns|um|varios] cortes? (no|nos|na|nas) [meu|minha] (braco*|perna*|pulso*|coxa*)",
  "me arranhei ..1 de raiva",
  "bracos cortados",
  `${THINK_OF} [em|de] me furar !(a|o)`,
  "(juntei|guardei|separei) [os|uns|muitos] (remedios?|comprimidos?) para",
  "bater o carro de proposito",
  "cicatriz* de (corte|automutil*)",
  "!<(esta|estao|vai|vao|sem) me (enforc*|mutil*|automutil*|envenenar)",
  "me afogar !(em|nos|nas|de)",
  "me (jogar|atirar) (da|do|de|na frente d*|a frente d*) !(cabeca|vez|corpo)",
  `${THINK_OF} [em|de] me jogar $`,
  "pular (da (ponte|janela|sacada|varanda|laje)|do (predio|viaduto|telhado|terraco))",
  "estou (em cima|na beira|no alto|no parapeito) (da|do|de um|de uma) (ponte|viaduto|predio|janela)",
  "(dar|dou|meter|meto) um tiro (em mim|na [minha] (cabeca|boca)|no [meu] (peito|ouvido))",
  `${THINK_OF} [em|de] (me (dar|meter)|levar) um tiro !(no pe|de)`,
  ...[
    "(uma cartela|um monte|uma caixa|veneno|chumbinho)",
    "(varios|muitos) comprimidos",
    "tod* [os|as] [meus|minhas] (remedios?|comprimidos?|calmantes?)",
    "..2 (remedios?|comprimidos?|calmantes?) (demais|para morrer)",
    "..2 (rivotril|clonazepam|diazepam|zolpidem|agua sanitaria|chumbinho|soda caustica|raticida)",
  ].map(
    (poison) =>
      `(tomei|tomou|engoli|engoliu|tomando|bebi|bebeu|${THINK_OF} [em|de] (tomar|engolir)) ${poison}`,
  ),

  // "acabar com a minha vida", "não aguento mais viver"
  "tirar [a] (minha|sua|propria) [propria] vida",
  "(acabar com|por [um] fim (a|na|em)|(dar|de) [um] fim (a|na|em)|desistir d*|desisti d*|" +
    "encerrar|dar cabo (da|de)|termo (a|na)) " +
    "[a] [minha] (vida|existencia) !(dificil|corrida|de|do|dos|da|das)",
  "(desisti|desistir) de viver !(de)",
  "me deletar (da vida|do mundo|da existencia)",
  `${THINK_OF} [em|de] acabar comigo`,
  "(nao [sei se|acho que] [eu] (quero|aguento|guento|consigo)|cansei de|cansad* de|(vontade|vontade nenhuma) de) " +
    `[mais|mas] [continuar|seguir|ficar] (viver?|vivendo|existir) ${NOT_OF_WAY_OF_LIFE}`,
  "(nao (faz|tem) [mais] sentido|nao vale [mais] [a pena]|nao da [mais] para|para que|por que) " +
    `(continuar|seguir|ficar) (vivendo|existindo) ${NOT_OF_WAY_OF_LIFE}`,
  "(forcas?|coragem) (para|de) (continuar|seguir) [em frente] (vivendo|vivo|viva)",
  "nao (vale a pena|mereco|sirvo para) [mais] (viver|estar vivo|estar viva)",
  "(motivo|sentido|razao|forcas?|vontade) (para|de|em) [continuar] (viver|vivendo)",
  "nao (tenho|ha|vejo) [mais] (por que|porque|para que) (viver|continuar viv*)",
  "viver? nao (tem|faz) [mais] sentido",
  "(minha|a) vida [ja] (nao (tem|faz)|perdeu) [mais] [todo] [o] sentido",
  "(por que|porque|para que) (viver $|continuar (vivendo|vivo|viva))",
  "(fechar os olhos|dormir|remedio|alcool|apagar) e nao (abrir|acordar) [mais] $",
  "(querendo|queria) nao ter acordado",
  "que [a] minha vida (acabasse|terminasse)",
  "nao (vejo|acho|encontro|tem|ha) [mais] (sentido|motivo|razao|graca) (em|para|de|na) " +
    "[continuar|seguir|ficar] (vivo|viva|vida)",
  "(quero|queria) continuar (vivo|viva)",
  "nem sei se [eu] (vou|quero) (estar|esta|continuar) (vivo|viva)",

  // "queria estar morto", "seria melhor sem mim", "não quero acordar amanhã"
  "(quero|qria|queria|quis|penso em|pensei em|pensando em|preferia|vontade de|querendo|desejo|tentei) " +
    "[so|logo|mesmo|muito] " +
    `(morrer?|${DEAD}|nao existir|nunca ter (nascido|existido)|nao ter nascido|deixar de existir) ` +
    "!(de !(verdade|vez|uma vez))",
  "melhor [eu] [ter] (morrer|morrido|nao existir|nao ter nascido)",
  `melhor [eu] ${DEAD}`,
  "(morrer [seria|e] melhor|^ morrer $)",
  "(unica|melhor) (saida|solucao|opcao|coisa) [e|seria] ..1 (morrer|morte|suicid*)",
  "(nao vejo|unica) ..1 saida ..4 (morrer|morrendo|a morte)",
  "(a morte (seria|e) [um|o|a] (alivio|saida|solucao|descanso)|so a morte)",
  "(nunca|nao) (devia|deveria|queria|era para) ter nascido",
  "nao existir mais !(no|na|nos|nas|em)",
  "melhor (sem mim|se eu (nao existisse|morresse|sumisse|desaparecesse))",
  "sem mim seria melhor",
  "(ninguem|nem) ..6 (sentir|sentira|sentiria) [a] minha falta",
  "nao [quero|queria] acordar [nunca] mais",
  "nao (quero|queria) mais acordar $",
  "(nao|nunca) [mais] acordar [mais] amanha",
  "(queria|quero|tomara|espero|rezo) ..3 nao (acordar|acorde|acordasse) [mais|nunca mais|amanha] $",
  "(pedindo|rezando|torcendo|querendo) [a deus] para nao acordar",
  "dormir para sempre",
  `nao ${WANT} [mais] (estar|esta|ficar|continuar|seguir) [mais] (vivo|viva)`,
  `nao ${WANT} [mais] (estar|ficar|viver) [mais] [aqui] n?esse mundo`,
  "que (um|uma|o|a) (carro|caminhao|onibus|trem|moto) me (atropelasse|pegasse|matasse)",
  "fazer [uma] (besteira|loucura|merda|bobagem) (comigo|com [a] minha vida)",
  "carta de despedida !(de|do)",
  "carta ..4 para [os|as] (meus filhos|minhas filhas|minha familia)",
  "me (despedi|despedir|despedindo) (de tod*|da vida|do mundo)",

  // About somebody else: "meu filho quer morrer"
  `${SOMEBODY} ..8 (se matar|(quer|queria|querendo|vontade de|fal* em|fal* de) morrer) !(de|quando)`,
  `${SOMEBODY} ..8 (quer|queria) ${DEAD}`,
  `${SOMEBODY} ..8 (pensamentos?|ideacao|tent*|falou ..1|fala ..1) suicid*`,
  `${SOMEBODY} ..8 se (cort*|mutil*|automutil*|machuca|machucar|machucando|ferindo) !(${ACCIDENTALLY})`,
  `${SOMEBODY} ..8 (se jogar d*|nao quer [mais] viver) !(cabeca|de)`,
  `${SOMEBODY} ..3 (se matou|se enforcou|tirou a propria vida) !(de|para)`,
  "(ameac*|tent*|quer|vai|ia|pens* em|fal* em) se matar !(de|para)",
  "ameac* se jogar",
);

/** Finds words for suicide and self-harm. They count unless the message is about them as a subject (`isSubject`). */
const namesHarm = anyPhrase("(suicid*|automutil*|autolesao)");

/** Finds work with patients, prevention, works of art and figures of speech: "preço suicida", "livro sobre suicídio" */
const isSubject = anyPhrase(
  "(prevencao|prevenir|combate|combater|posvencao|setembro|campanha|pacientes|vitimas|" +
    "atendo|atendemos|atende|clinica|consultorio)",
  "se (alguem|[o|a|um|uma] (paciente|cliente|usuario|pessoa|aluno)) ..4 suicid*",
  "sou [um|uma] (psico*|psiquiatra|terapeuta)",
  "(livro|filme|serie|tcc|tese|artigo|palestra*|teatro|pecas?|podcast|documentario|musica|banda|esquadrao)",
  "(site|sistema|app|pagina|landing page|chatbot|blog) [de|com|para] ..2 (sobre|contra|anti) [o|a]",
  "(site|missao|margem|preco*|valor|estrategia|plano|negocio|empresa|projeto|ideia) " +
    "[e|seria|foi|completamente] suicida",
  "(computador|celular|sistema) ..1 suicid*",
  "suicidio (coletivo|comercial|financeiro|profissional|empresarial|" +
    "abrir|lancar|pagar|nao ter|vender|gastar|ficar sem)",
  "sem (site|sistema|internet|teste) e suicidio",
  "suicida (essa|esse|isso) ..1 (preco*|estrategia|desconto)",
);

const NO_LONGER_HERE = "(aqui|por aqui|vivo|viva|nesse mundo|entre voces)";

/** Finds indirect expressions, which may also be figures of speech. They count unless `isFigureOfSpeech` holds. */
const isIndirectDistress = anyPhrase(
  "(vontade de|quero|queria) (sumir|desaparecer) [do mapa|da face da terra] $",
  "(vontade de|quero|queria) (sumir|desaparecer) (para sempre|do mundo|de vez|da vida|e nunca mais)",
  "(quero|queria|vou) (partir|descansar) (desse|dessa|deste|desta|para sempre|de vez)",
  "(quero|vou|queria) acabar com tudo !(que|o que|de|quanto|isso de|isso que)",
  "queria que tudo (acabasse|terminasse)",
  "hoje eu acabo com (tudo|isso)",
  "(dar|por|colocar|botar) [um] fim (em|a|na|no) (tudo|mim|minha vida|meu sofrimento|minha dor) !(que|o que|de)",
  "(quero|queria|preciso) que (a|essa|esta|minha) dor (pare|acabe|passe|suma)",
  "acabar com (o|a|esse|essa|este) [meu|minha] (sofrimento|dor) $",
  "acabar com (meu|minha) (sofrimento|dor) $",
  "so tem um jeito de (parar|acabar)",
  `(depois que|quando) eu nao (estiver|tiver) mais ${NO_LONGER_HERE} ` +
    "!(no|na|nos|nas|a noite|de noite|de madrugada)",
  "(sou|virei) [so|apenas] um (peso|fardo|estorvo) (para|na vida)",
  "(cansei|cansado|cansada) (da|dessa|desta|de minha) vida !(de)",
  "nao aguento mais (a|essa|esta|minha) vida !(de)",
  "(viver|vivendo) (assim|desse jeito) nao da [mais] $",
  "nao da [mais] para viver (assim|desse jeito) $",
  "nao sinto [mais] vontade de (estar aqui|nada)",
  "(deus|jesus|senhor) [podia|pode|que|ia] me (leva|leve|levar|levasse)",
  "(de hoje [eu] nao passo|nao passo de hoje)",
  "(quero|queria|vou) [ir] (encontrar|ficar com) ..5 (no ceu|que (morreu|partiu))",
  "penso [muito] (na|em) (morte|morrer)",
  "(vou|quero|queria|ir) [ir] de (arrasta|base) [para cima] $",
  "(adeus|tchau) mundo [cruel]",
  "me mata [logo|por favor|ai] $",
  "nao quero passar de hoje",
  "(vou|quero|pensando em|vontade de) fazer [uma] (besteira|loucura) $",
  "overdose !(de)",
  "^ (kms|kys) $",
  "(ultimo dia|ultima noite|sumir|partir|sair|ir embora) (neste|nesse|deste|desse) mundo",
  "(comprei|amarrei) [a|uma|o] (corda|arma|veneno)",
  "(a|uma) corda no pescoco",
  "arma na (mao|cabeca|boca)",
  "[eu] me mato !(de|para|trabalhando)",
  "(ninguem|nada) ..5 se eu (morrer|morresse|sumisse|desaparecesse)",
  "se eu (morresse|morrer|sumisse|desaparecesse) ..5 (ninguem|nada|alivio|falta|diferenca)",
);

/** In a text with one of these expressions, an indirect expression of distress is taken as a figure of speech. */
const isFigureOfSpeech = anyPhrase(
  "(clientes?|whatsapp|mensagens|planilhas?|fornecedor*|trabalh*)",
  "de (tanto|tanta|rir|fome|saudade|raiva|sono|cabeca)",
);

/** Finds hyperbole and laughter. A guess of distress or sadness is then replaced by the runner-up. */
const isExaggeration = anyPhrase(
  "(vai|vao|vem|esta|estao|quer) me matar",
  "me (matando|mata)",
  "(matar|mata|matando) [a|o] (aula|saudade|tempo|fome|sede|curiosidade|charada|concorrencia|duvida)",
  "(morrer|morrendo|morri) de !(verdade|vez|uma vez)",
  "(vida ou morte|seguro de vida|ate morrer|vida e morte)",
  "viver (de|do|da|no|na|*ndo) !(novo|verdade)",
  "(viver|vivo) sem [o|a|meu|minha] (whatsapp|celular|caderno|internet|site|sistema)",
  "^ {hoje|agora|ainda|eu|nos|a gente|a loja|a empresa|minha loja|minha empresa|oi|bom dia|boa tarde} " +
    "(estou|estamos|esta|fiquei|ficamos) sem [o|a|meu|minha|nenhum|nenhuma|qualquer] " +
    "(whatsapp|celular|telefone|internet|rede|sinal|wifi|conexao|site|sistema|app|aplicativo|agenda|loja|estoque|" +
    "funcionari*|atendente*|vendedor*) {hoje|agora|aqui|ainda|no momento|na loja|na empresa|desde ontem} $",
  "fim [a|na|nas|no|nos|em] [tudo que e] (planilh*|papel*|bagunca|cadern*|filas?)",
  "tomei (todos os cuidados|prejuizo|um prejuizo)",
  "mataria por",
  "jogar (de cabeca|de vez|no digital|no online|na internet)",
  "(k|haha*)",
);

/** Finds loud laughter. Not "rs" or "rsrs", which also occur in sad messages. */
const hasLaughter = anyPhrase("(k|haha*|hehe*)");

const CHORE = "planilh*|fretes?|boletos?|cadernos?|papel*|estoque|notas?|relatorios?";

const namesChore = anyPhrase(`(${CHORE}|agendamentos?)`);

const namesRemedy = anyPhrase("(sistem*|programa|site|robo|chatbot|app)");

/** Finds a chore as the reason: "dá vontade de morrer só de ver o estoque" */
const blamesChore = anyPhrase(
  `so de (ver|pensar|olhar|abrir|lembrar|imaginar) ..3 (${CHORE}|filas?)`,
  "(toda|cada) vez que [eu] (marco|fecho|conto|lanco|digito|atendo|emito)",
  "quando vi ..1 (bagunca|caixa|fila)",
);

/** Whether a text has laughter, a chore and a product for it: "quero morrer kkk são 14 planilhas, fazem sistema?" */
function isJoke(text: string): boolean {
  return blamesChore(text) || (hasLaughter(text) && namesChore(text) && namesRemedy(text));
}

/** Letters that digits and signs stand for in a disguised word: "m4tar", "su1c1d10", "m@tar" */
const DISGUISED: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Replaces the disguised letters of each word that has ordinary letters too, and joins letters as in "m.o.r.r.e.r". */
function withoutDisguise(message: string): string {
  return message
    .replaceAll(/(?<![\p{L}\d])\p{L}(?:[.\-_* ]\p{L}){3,}(?![\p{L}\d])/gu, (letters) =>
      letters.replaceAll(/[.\-_* ]/g, ""),
    )
    .replaceAll(/[\p{L}\d@$!]*(?:\p{L}[\d@$!]|[\d@$]\p{L})[\p{L}\d@$!]*/gu, (word) =>
      word.replaceAll(/[013457@$]|!(?=\p{L})/gu, (sign) => DISGUISED[sign]!),
    );
}

function isDistressText(text: string): boolean {
  if (isPlainDistress(text) && !isJoke(text)) return true;
  if (isIndirectDistress(text) && !isFigureOfSpeech(text)) return true;
  return (namesHarm(text) && !isSubject(text)) || isForeignDistress(text);
}

/**
 * Whether a message tells of, or hints at, suicide or self-harm, the visitor's or somebody else's, in Portuguese or
 * plainly in another language. Jokes, figures of speech and work with patients don't count.
 */
export function isDistress(message: string): boolean {
  const text = normalise(message);
  const plain = normalise(withoutDisguise(message));
  return isDistressText(text) || (plain !== text && isDistressText(plain));
}

/** Number of messages that a message of distress affects: the built-in assistant answers and offers no lead form. */
const REMEMBERED_MESSAGES = 4;

/** Whether `isDistress` holds for one of the visitor's last `REMEMBERED_MESSAGES`. */
export function wasInDistress(history: Conversation["history"]): boolean {
  return history
    .filter(({ role }) => role === "user")
    .slice(-REMEMBERED_MESSAGES)
    .some(({ content }) => isDistress(content));
}

/** Whether a message has words that make an indirect expression of distress a figure of speech. */
export function isFigurative(message: string): boolean {
  return isFigureOfSpeech(normalise(message));
}

/** Whether a message exaggerates or laughs: "esse sistema vai me matar". */
export function isHyperbole(message: string): boolean {
  return isExaggeration(normalise(message));
}
