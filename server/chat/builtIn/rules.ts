import { withoutOpening } from "./ask.ts";
import type { Topic } from "./answers/Answer.ts";
import type { State } from "./followUp.ts";
import { serviceOfFeatures } from "./serviceOfFeatures.ts";
import type { Intent } from "./utterances/index.ts";
import { isAboutContactChange, isAboutOwnData } from "./visitorData.ts";
import { asksWhoAnswers } from "./whoAnswers.ts";

/** Matches what a supplier offers to the company: "nossos pacotes", "uma proposta de parceria". */
const OFFERS_TO_US =
  /\b(?:apresentar|mostrar|oferecer|expor|demonstrar|enviar|mandar) (?:a voces |para voces |ai )?(?:um pouco d?)?(?:[oa]s? )?(?:noss[oa]s?|meus?|minhas?) (?:pacotes?|produtos?|servicos?|solucao|solucoes|planos?|catalogo|linha|maquin\w+|condicoes|tabela|plataforma|ferramenta|sistema|software|consorcio|seguros?|proposta comercial)\b(?! (?:\S+ ){0,4}?(?:na internet|online|no site|no celular|nas redes|clientes|publico|mundo)\b)/;

/** Matches a supplier's other phrases: "uma demonstração da nossa plataforma", "quem é o comprador?" */
const SELLER_PHRASES =
  /\b(?:(?:demonstracao|apresentacao) d[aeo]s? (?:noss[oa]s?|meus?|minhas?) (?:plataforma|ferramenta|sistema|software|solucao|solucoes|produtos?|servicos?)|(?:produto|servico|solucao|proposta|oferta) que (?:pode|poderia|vai|iria) (?:interessar|ajudar|ser util)|quem e (?:o |a )?comprador\w*|(?:catalogo|proposta) (?:de|como) fornecedor\w*)\b/;

/** Matches a sales approach: "colocamos sua empresa no topo do Google". */
const SERVES_US =
  /\b(?:somos|sou) (?:a|o|da|do|uma|um|representantes?|especialistas?|experts?)\b.*\b(?:colocamos|posicionamos|ajudamos|fornecemos|vendemos|oferecemos|distribuimos|represento|vendo|ofereco|forneco|trabalhamos com|aumentamos|levamos|podemos (?:colocar|ajudar|levar|aumentar|oferecer|reduzir))\b.*\b(?:sua|suas|voces|da nora|a nora|empresas como)\b/;

/** Matches a seller who asks for the person in charge: "vendo máquinas de cartão, com quem falo?" */
const SELLS =
  /\b(?:vendo|vendemos|represento|representamos|revendo|distribuo|distribuimos|forneco|fornecemos|ofereco|oferecemos|trabalh(?:o|amos) com (?:a )?vendas?|sou (?:representante|vendedor\w*|consultor\w*|corretor\w*|fornecedor\w*)|somos (?:fornecedor\w*|distribuidor\w*|representantes?|fabricantes?))\b/;
const ASKS_FOR_BUYER =
  /\b(?:com quem (?:eu )?(?:falo|trato|converso|posso)|quem (?:ai )?(?:cuida|decide|compra|resolve|trata|e o responsavel|e a responsavel)|(?:setor|departamento|area|responsavel|gerente) (?:de |por |pel[oa]s? )?compras?|responsavel ai|(?:teriam|haveria|tem algum|ha) interesse|interessa(?:ria)? (?:a |para )?voces|voces (?:tem|teriam) interesse|voces compram|podemos (?:conversar|apresentar)|posso (?:apresentar|falar com (?:o |a )?(?:rh|setor|responsavel|dono|dona|compras|diret\w+|gerente))|visitar voces|marcar uma (?:visita|apresentacao)|agendar uma (?:visita|apresentacao|demonstracao))\b/;

/** Matches a word for what the company sells. Someone who names it is a customer rather than a supplier. */
const WANTS_OURS =
  /\b(?:preciso|quero|queria|precisamos|queremos|orcamento|meu site|sites?(?! de voces| da nora)(?<!seu site)(?<!o site)|uma pagina|loja virtual|chatbot|robo|um sistema|voces (?:fazem|criam|atendem|conseguem))\b/;

const NOT_WANTED = "nao (?:quero|queria|preciso|procuro|queremos|precisamos)";

/** Matches a service that the visitor doesn't want, within an offer to the company. */
const DECLINED = new RegExp(
  `\\b${NOT_WANTED} (?:de )?(?:um |uma |nenhum |nenhuma |o )?(?:site|sistema|chatbot|robo|app|loja virtual)s?\\b`,
  "g",
);

/** Matches a message that only declines a service: "não quero um sistema" */
const DECLINES_SERVICE = new RegExp(`^(?:nao )?(?:eu )?${DECLINED.source}$`);

/** Matches the wish to sell something to the company: "eu que quero vender pra vocês" */
const SELLS_TO_US =
  /\b(?:quero|queria|queremos|gostaria de) (?:e )?(?:vender|oferecer)(?: \S+){0,4} (?:para|a) voces\b/g;

/** Matches a question whether the visitor's contact data or message arrived. */
const ARRIVED =
  /\b(?:(?:receberam|recebeu|pegaram|anotaram|registraram|registrou|salvaram|salvou|viram|ficaram com|estao com|tem|ja tem) (?:o |a |os |as )?(?:me[ui]s?|minhas?|nossos?) (?:dados?|contatos?|cadastro|telefone|numero|email|nome|informacoes|ficha|whatsapp|pedido de contato)|(?:meus? |minhas? |os meus |o meu |a minha |as minhas )(?:dados?|contatos?|cadastro|informacoes|ficha|inscricao|telefone|numero|email) (?:ja |ai )*(?:foi|foram|chegou|chegaram|entrou|entraram|caiu|cairam|deu certo|ficou|ficaram|(?:esta|estao) (?:registrad|confirmad|salv|anotad)\w+|esta ai|estao ai|esta com voces|estao com voces)|(?:(?:deu|foi|esta|ficou) (?:tudo )?|tudo )certo (?:o |a |os |no |com |com o )?(?:meu|minha|meus) (?:contato|cadastro|dados|envio|inscricao)|(?:ficou|ficaram|esta|estao|foi|foram) (?:salv|registrad|confirmad|anotad|cadastrad|gravad)[oa]s? (?:ai )?(?:o |os |a |as )?(?:meu|meus|minha|minhas) |(?:chegou|chegaram|foi|foram|entrou|caiu|deu certo) (?:ai |enviad[oa]s? |mandad[oa]s? )*(?:o |os |a )?(?:meu|meus|minha) (?:contato|cadastro|dados|envio|inscricao|ficha|nome|telefone|email))\b/;

/** Matches words by which a question such as "meus dados ficam aí até quando?" isn't about the arrival. */
const NOT_ARRIVAL =
  /\b(?:quanto tempo|ate quando|quando|apag\w*|exclu\w*|errad[oa]|corrig\w*|vend\w+|compartilh\w*|de graca|como conseguiram|onde conseguiram|quem passou|ainda|com erro|bloque\w*|vaz\w+)\b/;

/** Matches the wish for an e-mail address, or another way, instead of leaving contact data. */
const EMAIL_INSTEAD =
  /\b(?:nao (?:quero|queria|vou|pretendo|gostaria de)|prefiro nao) (?:deixar|passar|dar|informar|fornecer|preencher) .*\b(?:(?:por|pelo|um|via) email|outr[oa] (?:jeito|forma|maneira|caminho|meio))\b/;

/** Matches a correction of the visitor's name: "meu nome é Ana Paula, não Ana", "escrevi meu nome errado". */
const NAME_CORRECTION = new RegExp(
  [
    String.raw`\bmeu (?:nome|sobrenome)(?: completo)? e (?:\S+ ){1,5}(?:e )?nao(?: e)?(?: \S+){1,3}$`,
    String.raw`\bmeu (?:nome|sobrenome)(?: \S+)? nao e (?:so )?\S+`,
    String.raw`\bna verdade (?:o )?meu nome e\b`,
    String.raw`\b(?:coloquei|escrevi|botei|pus|digitei|mandei|preenchi|dei|passei)(?: \S+){0,2} (?:nome|sobrenome) (?:errad|incomplet|trocad)[oa]`,
    String.raw`\bmeu (?:nome|sobrenome) (?:certo|correto|verdadeiro|completo) e\b`,
    String.raw`\bmeu (?:nome|sobrenome)(?: \S+){0,3} (?:errad[oa]|incomplet[oa]|trocad[oa]|faltando)\b`,
    String.raw`\b(?:corrig\w+|corrij\w+|arrum\w+|alter\w+|mud\w+|troc\w+|acert\w+|consert\w+|atualiz\w+) (?:o |no )?meu (?:nome|sobrenome)\b`,
    String.raw`\b(?:errei|me enganei)(?: \S+)? (?:o |no |em )?(?:meu )?(?:proprio )?(?:nome|sobrenome)\b`,
    String.raw`\b(?:nome|sobrenome)(?: \S+)? (?:esta|ficou|saiu|foi) (?:errad[oa]|incomplet[oa])`,
    String.raw`\bo nome (?:certo|correto) e\b`,
    String.raw`\bmeu nome (?:\S+ )?(?:corrig\w+|corrij\w+|troc\w+|mud\w+) para\b`,
    String.raw`\bo nome que (?:eu )?(?:dei|passei|coloquei|botei|escrevi|mandei|preenchi|informei)\b`,
    String.raw`\b(?:mud|troc|corrig|alter|arrum)\w* o nome (?:do|no|que esta no) (?:meu )?(?:cadastro|contato|formulario)`,
    String.raw`\bfaltou (?:o )?meu (?:nome|sobrenome)\b`,
    String.raw`\bme chamo (?:\S+ ){1,4}nao(?: e)?(?: \S+){1,3}$`,
  ].join("|"),
);

/** Matches a question whether an existing site is repaired or replaced. */
const REPAIR_OR_NEW =
  /\b(?:arruma\w*|conserta\w*|reforma\w*|melhora\w*|ajust\w*|aproveit\w*|mex\w+|corrig\w*|atualiz\w*|recuper\w*|otimiz\w*|salva\w*|resolve\w*|acelera\w*|da jeito|da um jeito|remend\w*)\b.*\bou\b.*\b(?:do zero|outr[oa]|nov[oa]|refaz\w*|de novo|trocar|jogar fora|recomec\w*|comecar)\b|\b(?:do zero|outr[oa]|nov[oa]|refaz\w*|jogar? fora|recomec\w*)\b.*\bou\b.*\b(?:arruma\w*|conserta\w*|reforma\w*|melhora\w*|ajust\w*|aproveit\w*|mex\w+|corrig\w*|da para salvar)\b/;

const STAFF = "(?:funcionari\\w*|pessoas|colaborador\\w*|empregad\\w*|trabalhador\\w*)";

/** Matches a question whether the 500+ employees of the corporate portal are the company's own. */
const FIVE_HUNDRED = new RegExp(
  `\\b(?:voces|a nora|ai) (?!atend|faz|fiz|ja|consegu)(?:\\S+ ){0,4}(?:500|quinhent[oa]s)(?: mais)? ${STAFF}|\\b(?:de quem|que empresa|qual empresa|onde|quem) (?:\\S+ ){0,4}(?:500|quinhent[oa]s)\\b|\\b(?:ess[ea]s|aquel[ea]s|[oa]s) (?:tais )?(?:500|quinhent[oa]s)\\b(?! (?:reais|produtos|clientes|projetos))|\\b(?:500|quinhent[oa]s)(?: mais)? ${STAFF} (?:\\S+ ){0,3}(?:(?:sao|e) (?:de voces|seus|da nora|mesmo de voces)|de (?:quem|qual|que))|\\b(?:trabalham|sao) (?:\\S+ )?(?:500|quinhent[oa]s) (?:${STAFF} )?(?:ai|na nora|com voces|em voces)\\b`,
);

/** Matches a question about whose employees those are, after `FIVE_HUNDRED`. */
const WHOSE =
  /\b(?:de quem|de qual|de que (?:empresa|cliente|lugar)|de onde|quem (?:e|sao|tem|seria)|qual (?:e )?(?:a |o )?(?:empresa|cliente)|sao (?:de voces|seus|da nora))\b/;

/** Maximum length in words of a question about the employees named before. */
const MAX_WHOSE_WORDS = 7;

/** Matches a question about phone calls to the company: "posso ligar às 3 da manhã?", but not "vocês me ligam?" */
const CALLING =
  /\b(?:(?:posso|podemos|da para|consigo|pode|e so|devo|eu|se eu|quero|queria|preciso|precisar|tem como|como|onde|ate que horas|a gente) (?:eu |so |a gente )?(?:ligar|ligo|telefonar|telefono|telefonando|ligando|chamar por telefone|falar (?:por|pelo) telefone)|(?:por|pelo|via) (?:telefone|ligacao|telefonema|voz)|(?:liga|telefona) (?:e|que) atende|ligo (?:para )?(?:quem|onde)|tem (?:um )?(?:telefone|numero para ligar)|atende\w* (?:\S+ )?(?:ligac\w+|telefone\w*|chamadas?))\b/;

/** Matches a request to be called: "podem me ligar?" */
const WANTS_A_CALL =
  /\b(?:(?:me|nos|voces|alguem|equipe) (?:me )?(?:liga\w*|ligue\w*|telefon\w+|chamar)|entr\w+ em contato|retorn\w+|procur\w+|atendente)\b/;

/** Matches words of the company's support and its hours. */
const SUPPORT =
  /\b(?:suporte|24 7|24 horas|madrugada|manha|noite|meia noite|plantao|emergencia|urgencia)\b/;

/** Intents after which a question about phone calls is one about the company's support. */
const SUPPORT_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  "support",
  "after-delivery",
  "hours-support",
  "hours-night",
  "phone",
]);

/** Matches a message about a customer without a registered company: "não tenho CNPJ", "sou pessoa física, atendem?" */
const WITHOUT_COMPANY =
  /\b(?:(?:(?:nao|nem)(?: \S+)? (?:tenho|temos|possuo|possuimos|ter|abri|tirei|fiz)|quem (?:ainda )?nao (?:tem|possui)|tem que ter|(?:abrindo|tirando)|sem(?: ter)?)(?: o| um| meu| nem| ainda){0,2} cnpj|(?:precis\w+|obrigatorio|necessario|so) (?:de |ter |com |para quem tem |atende\w* (?:quem tem )?)?(?:um |o )?cnpj|(?:nao|nem|sem)(?: \S+){0,2} empresa (?:aberta|registrada|ainda|formal\w*|constituida)|nao (?:tenho|abri|temos|sou) (?:uma |a )?(?:empresa|firma)|(?:so|somente|apenas) (?:atendem |para )?quem tem empresa|contrat\w* (?:no|com o|com|pelo) (?:meu )?cpf|atende\w* (?:\S+ )?cpf|(?:tem que|precisa|precisam) ser (?:uma )?empresa|exig\w* (?:\S+ )?cnpj para (?:contratar|fechar|comprar|fazer|ser)|nome d[ae] pessoa fisica|(?:sou|somos|como|para|de|com|so|atende\w*|contrat\w+|faz\w*|e) (?:uma )?pessoas? fisicas?|pessoas? fisicas? (?:pode|tambem|consegue|contrata)|so (?:tenho|com|no) (?:o )?(?:meu )?cpf|(?:contratar|fechar|fazer|comprar) (?:\S+ )?(?:com|no|pelo|so com) (?:o )?(?:meu )?cpf)\b/;

/** Matches words by which a message about a CNPJ is about something else than who may be a customer. */
const OTHER_USE_OF_CNPJ =
  /\b(?:notas?|nf|nfe|boleto|formulario|preench\w*|campo|deposit\w*|qual e?|voces sao|voces tem|emit\w*|emissao|deles?|fornecedor\w*|recibo)\b/;

/** Matches a question whether something is charged separately: "o painel é pago à parte?" */
const CHARGED_SEPARATELY =
  /\b(?:pag(?!in)\w*|cobr\w*|cust\w*|preco|valor\w*|fatur\w*|tarifa\w*|taxas?) (?:\S+ ){0,5}?(?:separad\w*|a parte|por fora|extra|extras|a mais|adicional|adicionais)\b|\b(?:separad\w*|a parte|por fora|extra) (?:\S+ ){0,3}?(?:pag(?!in)\w*|cobr\w*|cust\w*)\b|\bpag(?!in)\w* (?:\S+ ){0,3}?um por um\b|\bpag(?!in)\w* outro (?:valor|preco)\b|\b(?:e|sao|vai|vem) (?:por fora|a parte|extra)(?=$| ou\b)|\bpag(?!in)\w* mais\b(?! (?:tarde|de|barato|caro))/;

/** Matches a question whether something is free. */
const FREE = /\b(?:de graca|gratis|gratuit[oa]s?|sem custo|custo zero)\b/;

/** Matches a question whether something is paid for: "o painel é pago?" */
const PAID = /\b(?:e|sao) (?:pag|cobrad)[oa]s?$/;

/** Matches what the company makes, and its features. */
const OURS =
  /\b(?:chatbots?|robo|sites?|sistemas?|app|painel|relatorios?|messenger|whatsapp|integrac\w+|backup|design|loja virtual|portal|treinamento|canal|canais|tudo|el[ea]s?|isso|versao)\b/;

/** Matches words by which a question about charging is another one: about a quote, a trial, monthly fees, repairs. */
const OTHER_CHARGE =
  /\b(?:orcamento|proposta|cotacao|orc|pedir|perguntar|simular|teste|testar|prototipo|piloto|demonstracao|amostra|prova|versao (?:de|gratis|gratuita)|plano|dias?|mes|experiment\w*|desconto|sinal|frete|mensal\w*|ano|busca|anuncio|reuniao|conversa|garantia|consert\w*|corrig\w*|correc\w*|arrum\w*|ajust\w*|refaz\w*|erros?|bugs?|defeitos?|cartao|parcela\w*|sobrinho|cunhad[oa]|vizinh[oa]|montador|construtor\w*|num|voce|estudo)\b/;

/** Matches words for what the visitor's own customers pay. */
const OF_CUSTOMERS = /\b(?:clientes?|frete|pagamentos?|aceita\w*|alun\w+|pacientes?|hospedes?)\b/;

/** Matches words for regular payments. */
const MONTHLY = /\b(?:mes|mensal\w*|ano|anual\w*|manutencao|sempre)\b/;

/** Matches a question whether something is part of the price, without naming it: "já tá incluso?" */
const BARE_INCLUDED =
  /^(?:(?:o que|e|mas|entao|isso|el[ea]s?|tudo|ja|esta|estao|vem|vai|fica|no preco|no valor|ai) )*(?:inclus[oa]s?|incluid[oa]s?|embutid[oa]s?)(?: (?:nisso|ai|tambem|no preco|no valor|no pacote|tudo|ja|isso))*(?: ou (?:e )?(?:pag\w*|cobra\w*|nao|a parte|por fora|extra)(?: (?:a parte|por fora|separado|extra|a mais))?)?$/;

/** Matches "é pago?" without the name of something. */
const BARE_PAID = /^(?:(?:e|mas|entao|isso|el[ea]s?|tudo|sao|ou) )*(?:pag[oa]s?|cobrad[oa]s?)$/;

/** Maximum length in words of a question about charging. In a longer text the words may tell of something else. */
const MAX_CHARGE_WORDS = 14;

/** Maximum length in words of a question whether the service named before is free: "e é de graça?" */
const MAX_BARE_WORDS = 4;

/** Words that refer to the last message's service. */
const IT =
  "(?:el[ea]s?|isso|isto|ess[ea]s?(?: (?:chatbot|robo|site|sistema|app|assistente|programa|servico|coisa|loja)s?)?|aquilo|(?:o|esse) (?:bicho|negocio|treco)|essa coisa|d[oa] tal)";

/** Words that may follow a question such as "o que ele faz", and don't change it. */
const TAIL =
  "(?: (?:mesmo|exatamente|afinal|entao|na pratica|de verdade|de fato|no caso|ao certo|certinho|direito|direitinho|por mim|para mim|para a gente|pela gente|por nos|ai|em|hein|de bom|de util|de especial|de diferente|na real|basicamente|tudo|no dia a dia|na empresa|n[oa] (?:meu|minha|nosso|nossa) \\S+|no fim das contas|concretamente))*";

/** Matches a question about what the service named before does: "e o que ele faz?", "para que serve isso?" */
const WHAT_IT_DOES = new RegExp(
  `^(?:(?:e|i|mas|entao|esta|ai|so que|certo|(?:me )?(?:diz|diga|fala|explica|explique|conta)(?: melhor)?|(?:quero|queria|gostaria de) (?:saber|entender)|nao (?:entendi|sei)|como assim) )*(?:${[
    `(?:o )?que (?:e )?(?:que )?(?:(?:exatamente|mesmo|realmente) )?${IT} (?:\\S+ )?(?:faz|fas|fazem|faria|fariam|fazer|tem|resolve|resolvem|oferece|oferecem|inclui|incluem|traz|trazem)`,
    `o que (?:faz|fas|fazem|resolve|resolvem|oferece|oferecem) ${IT}`,
    `${IT} (?:faz|fas|fazem|serve|servem|resolve|resolvem)(?: para)? (?:o )?que`,
    `(?:faz|fas|fazem|serve|servem)(?: para)? o que`,
    `${IT} (?:(?:pode|podem|consegue|conseguem|sabe|sabem) fazer|e tipo|e|sao) o que`,
    `do que ${IT} (?:e|sao) capa\\S+`,
    `para (?:o )?que (?:e que )?(?:${IT} )?(?:serve|servem)(?: ${IT})?`,
    `o que (?:e|sao|seria|seriam|vem a ser) ${IT}`,
    `o que (?:tem|vem|vai)(?: junto| incluso| dentro)? (?:n|com |em )${IT}`,
    `como (?:e )?(?:que )?(?:${IT} (?:(?:me |nos )?ajudam?|funciona|funcionam|trabalha|trabalham)|(?:funciona|funcionam) ${IT})`,
    `(?:mais |melhor )?(?:sobre |d)${IT}`,
    `(?:quais|qual) (?:sao |e )?(?:as? |os? )?(?:func\\S+|utilidades?|recursos|vantage\\S+|beneficios?|serventia) d${IT}`,
    `o que (?:da|eu consigo|consigo|posso|da para)(?: para)? fazer com ${IT}`,
  ].join("|")})${TAIL}$`,
);

/** For an intent of the last message, the intent that tells what it is about. */
const DESCRIBED: readonly (readonly [RegExp, Intent])[] = [
  [/^(?:project-shop|figure-shop|online-store)$/, "project-shop"],
  [/^project-management$/, "project-management"],
  [/^(?:project-chatbot|figure-chatbot)$/, "project-chatbot"],
  [/^(?:project-landing|figure-landing)$/, "project-landing"],
  [/^(?:project-booking|booking|app)$/, "project-booking"],
  [/^(?:project-portal|figure-portal|intranet)$/, "project-portal"],
  [/^(?:chatbots|bot-|ai$)/, "chatbots"],
  [/^(?:systems|system-)/, "systems"],
  [/^(?:sites|site-|existing-site$)/, "sites"],
];

/** Intents that don't tell which service they are about. After them, the service named last counts. */
const OF_ANY_SERVICE =
  /^(?:price|monthly|payment|discount|quote|quote-free|deadline|urgent|start-when|services|combine|recommend|packages|process|segments|sizes|other-services|technology|hosting)$/;

const OF_TOPIC: Readonly<Record<Topic, Intent>> = {
  sites: "sites",
  systems: "systems",
  chatbots: "chatbots",
};

/**
 * Returns the intents that describe the service or project of the last message, if a normalised message only asks what
 * that does: "e o que ele faz?" Empty if it asks something else, or if the last message was about neither.
 */
export function describedAgain(text: string, { intents, topics }: State): readonly Intent[] {
  if (!WHAT_IT_DOES.test(withoutOpening(text))) return [];
  const described = intents.flatMap(
    (intent) => DESCRIBED.find(([pattern]) => pattern.test(intent))?.[1] ?? [],
  );
  if (described.length > 0) return [...new Set(described)];
  if (!intents.some((intent) => OF_ANY_SERVICE.test(intent))) return [];
  return topics.length > 0 ? topics.map((topic) => OF_TOPIC[topic]) : ["services"];
}

/** Matches a question whether something is part of the price. */
const INCLUDED =
  /\b(?:(?:inclus|incluid|embutid)[oa]s?|(?:vem|esta|estao|entra|entram|fica|tudo) (?:\S+ )?(?:no|dentro do) (?:preco|valor|pacote|orcamento)|no (?:preco|valor)|(?:e|sao) (?:pag|cobrad)[oa]s?)\b/;

/** Whether a normalised message asks if something is charged separately, is free, or is part of the price. */
export function isAboutCharge(text: string): boolean {
  return CHARGED_SEPARATELY.test(text) || FREE.test(text) || INCLUDED.test(text);
}

/** Whether a normalised message is about the visitor's name, and not about the name of something. */
export function isAboutOwnName(text: string): boolean {
  return NAME_CORRECTION.test(text);
}

/** Whether a normalised question about phone calls is about the support; `before` are the last message's intents. */
export function isOfSupport(text: string, before: readonly Intent[]): boolean {
  if (/\b(?:suporte|24 7|24 horas|plantao)\b/.test(text)) return true;
  return before.some((intent) => intent === "support" || intent === "hours-support");
}

/** Whether a normalised message about the 500+ employees asks whose they are. */
export function isAboutOwners(text: string): boolean {
  return FIVE_HUNDRED.test(text) || WHOSE.test(text);
}

/** Whether a normalised message tells or asks about a customer without a registered company. */
export function isWithoutCompany(text: string): boolean {
  return WITHOUT_COMPANY.test(text) && !OTHER_USE_OF_CNPJ.test(text);
}

/** Matches a question when the team will call or write to the visitor: "vocês vão me ligar quando?" */
const WHEN_REPLIED =
  /\b(?:quando|que horas|que dia|em quanto tempo) (?:\S+ ){0,4}?(?:(?:me |nos )(?:lig\w+|respond\w+|retorn\w+|cham\w+|procur\w+|contat\w+)|entr\w+ em contato|(?:vao|vai|irao) (?:ligar|responder|retornar))\b|\b(?:(?:me |nos )(?:lig\w+|respond\w+|retorn\w+|cham\w+|procur\w+)|entr\w+ em contato|(?:vao|vai|irao) (?:ligar|responder|retornar)) (?:\S+ )?(?:quando|que horas|que dia|em quanto tempo)\b|\b(?:vao|vai|irao) (?:me |nos )?(?:lig\w+|respond\w+|retorn\w+|cham\w+|procur\w+) (?:hoje|amanha|logo|ainda)\b/;

/** Maximum length in characters of a text that a rule may recognise. It bounds the cost of a hostile message. */
const MAX_RULED_LENGTH = 400;

/** Intents that no rule replaces. */
const KEPT: ReadonlySet<Intent> = new Set<Intent>([
  "distress",
  "injection",
  "complaint",
  "broken-form",
  "job",
  "press",
  "off-topic",
  "privacy-erase",
  "privacy-retention",
]);

/** Matches the beginning of a question about a thing. Such a question isn't an attempt at prompt injection. */
const NAMES_A_THING = /^(?:(?:e|mas) )?(?:ess[ea]s?|isso|el[ea]s?|[oa]s?) /;

interface Rule {
  intent: Intent;
  /** Whether the rule holds for a normalised text. */
  holds: (text: string, state: State) => boolean;
  /** Guesses of the classifier that the rule doesn't replace. */
  unless?: readonly Intent[];
}

/** The first rule that holds counts. */
const RULES: readonly Rule[] = [
  { intent: "supplier", holds: isSupplier, unless: ["sizes", "hosting", "quote", "hours-holiday"] },
  { intent: "identity-robot", holds: asksWhoAnswers, unless: ["who-replies", "hours-now"] },
  { intent: "privacy-correct", holds: isAboutOwnName },
  { intent: "privacy-correct", holds: isAboutOwnData },
  {
    intent: "privacy-correct",
    // After a question about updating a site, "e se eu quiser trocar o telefone?" is about the site's content.
    holds: (text, { intents }) => isAboutContactChange(text) && !intents.includes("site-panel"),
  },
  {
    intent: "message-status",
    holds: (text) => ARRIVED.test(text) && !NOT_ARRIVAL.test(text),
    unless: ["existing-site", "sites"],
  },
  { intent: "email", holds: (text) => EMAIL_INSTEAD.test(text) },
  { intent: "no", holds: (text) => DECLINES_SERVICE.test(text) },
  {
    intent: "existing-site",
    holds: (text) => REPAIR_OR_NEW.test(text),
    unless: ["combine", "warranty", "person", "system-integration", "migration"],
  },
  {
    intent: "figure-portal",
    holds: isAboutFiveHundred,
    unless: ["migration", "sizes"],
  },
  { intent: "phone", holds: isAboutSupportByPhone, unless: ["hours-saturday"] },
  {
    intent: "answer-time",
    holds: (text) => WHEN_REPLIED.test(text) && !/\b(?:el[ea]|robo|chatbot)\b/.test(text),
    unless: ["bot-handoff", "bot-training", "callback"],
  },
  {
    intent: "sizes",
    holds: isWithoutCompany,
    unless: ["hosting", "invoice", "contract"],
  },
  {
    intent: "price",
    holds: isAboutSeparateCharge,
    unless: [
      "trial",
      "invoice",
      "urgent",
      "site-google",
      "existing-site",
      "project-shop",
      "warranty",
    ],
  },
  {
    intent: "price",
    holds: isAboutFreeService,
    unless: ["trial", "hosting", "why-us", "existing-site", "social-media", "whatsapp-number"],
  },
  {
    intent: "bakery",
    holds: (text) =>
      /\bpadaria da lucia\b/.test(text) &&
      /\b(?:cliente|existe|real|verdade|verdadeira)\b/.test(text),
  },
  { intent: "price", holds: (text) => BARE_INCLUDED.test(text) || BARE_PAID.test(text) },
  { intent: "chatbots", holds: (text) => serviceOfFeatures(text) === "chatbots" },
  { intent: "sites", holds: (text) => serviceOfFeatures(text) === "sites" },
  { intent: "systems", holds: (text) => serviceOfFeatures(text) === "systems" },
];

/**
 * Returns the intent of a normalised text that a rule recognises, which replaces the classifier's guess; undefined if
 * there is none. The rules are for questions with a few deciding words, which the classifier gives too little weight.
 */
export function ruledIntent(text: string, state: State, guess: Intent): Intent | undefined {
  if (text.length > MAX_RULED_LENGTH) return undefined;
  const isQuestion = guess === "injection" && (NAMES_A_THING.test(text) || isAboutOwnData(text));
  if (KEPT.has(guess) && !isQuestion) return undefined;
  const rule = RULES.find(({ holds, unless }) => !unless?.includes(guess) && holds(text, state));
  return rule?.intent;
}

function isSupplier(text: string): boolean {
  const rest = text.replaceAll(DECLINED, "").replaceAll(SELLS_TO_US, "");
  if (WANTS_OURS.test(rest)) return false;
  return (
    text.search(SELLS_TO_US) !== -1 ||
    OFFERS_TO_US.test(text) ||
    SELLER_PHRASES.test(text) ||
    SERVES_US.test(text) ||
    (SELLS.test(text) && ASKS_FOR_BUYER.test(text))
  );
}

function isAboutFiveHundred(text: string, { intents }: State): boolean {
  if (FIVE_HUNDRED.test(text)) return !/\bdo portal\b/.test(text);
  return (
    intents.includes("figure-portal") &&
    WHOSE.test(text) &&
    text.split(" ").length <= MAX_WHOSE_WORDS
  );
}

function isAboutSupportByPhone(text: string, { intents }: State): boolean {
  if (!CALLING.test(text) || WANTS_A_CALL.test(text)) return false;
  return SUPPORT.test(text) || intents.some((intent) => SUPPORT_INTENTS.has(intent));
}

function isAboutSeparateCharge(text: string): boolean {
  const isStory = text.split(" ").length > MAX_CHARGE_WORDS;
  const isOther = MONTHLY.test(text) || OF_CUSTOMERS.test(text);
  return CHARGED_SEPARATELY.test(text) && !isOther && !isStory;
}

function isAboutFreeService(text: string, { intents }: State): boolean {
  if (!(FREE.test(text) || PAID.test(text)) || OTHER_CHARGE.test(text)) return false;
  if (OF_CUSTOMERS.test(text)) return false;
  const words = text.split(" ").length;
  const isAfterService = intents.some((intent) => DESCRIBED.some(([known]) => known.test(intent)));
  return (
    (OURS.test(text) && words <= MAX_CHARGE_WORDS) || (isAfterService && words <= MAX_BARE_WORDS)
  );
}
