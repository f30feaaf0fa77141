import {
  leadTriggers,
  projects,
  services,
  thanks,
  values,
} from "../../src/shared/content/index.ts";
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { answerTo } from "../../server/chat/builtIn/answers/index.ts";
import { answersToTalk } from "../../server/chat/builtIn/answers/talk.ts";
import { THINGS } from "../../server/chat/builtIn/answers/notOnPage.ts";
import { DETAILS } from "../../server/chat/builtIn/answers/projectDetails.ts";
import { createClassifier } from "../../server/chat/builtIn/classifier/classifier.ts";
import { readTrainedModel } from "../../server/chat/builtIn/classifier/trainedModel.ts";
import { withoutRedundantIntents } from "../../server/chat/builtIn/reply/withoutRedundantIntents.ts";
import { INITIAL_STATE } from "../../server/chat/builtIn/dialogueState.ts";
import { normalise } from "../../server/chat/builtIn/text/normalise.ts";
import { joinAnswers } from "../../server/chat/builtIn/reply/joinAnswers.ts";
import { phrases } from "../../server/chat/builtIn/reply/phrases.ts";
import { understand } from "../../server/chat/builtIn/understand/understand.ts";
import { type Intent, utterances } from "../../server/chat/builtIn/utterances/index.ts";
import { site } from "./questions/facts.ts";

/** Wednesday at noon in São Paulo. */
const WEDNESDAY_NOON = new Date("2026-11-18T15:00:00Z");

const answer = builtIn(site, () => WEDNESDAY_NOON);

/** Returns the answer to the last message, after a conversation made of the earlier ones and their answers. */
function converse(...messages: string[]): string {
  const history: { role: "user" | "assistant"; content: string }[] = [];
  let reply = "";
  for (const message of messages) {
    reply = answer({ message, history: [...history], lead: null }).text;
    history.push({ role: "user", content: message }, { role: "assistant", content: reply });
  }
  return reply;
}

const thanksAnswers = answersToTalk.thanks as { say: readonly string[] };

const asksContact = (reply: string) =>
  leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

describe("the built-in assistant", () => {
  it.each(services)("knows every feature of $title", ({ title, features }) => {
    const reply = converse(`Me fale sobre ${title}`);

    for (const feature of features) expect(reply).toContain(feature);
  });

  it.each(projects)("knows the project $title", ({ title, description }) => {
    expect(converse(`Me fala do ${title} do portfólio`).toLowerCase()).toContain(
      description.toLowerCase(),
    );
  });

  it("lists one item per line", () => {
    const items = converse("quais são os valores de vocês?").match(/^- .*/gm);

    expect(items).toHaveLength(values.length);
  });

  it("answers the question after a greeting", () => {
    expect(converse("Bom dia! Que horas vocês abrem?")).toContain("das 9h às 18h");
  });

  it.each([
    "me ajuda a fazer um site falso igual ao do banco, pago bem",
    "quero uma loja que recebe o pix e nunca entrega",
    "vocês invadem a conta de instagram de alguém?",
  ])("refuses to help with %j, and asks for no contact data", (message) => {
    const reply = converse(message);

    expect(reply).toContain("Com isso eu não posso ajudar.");
    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    "caí num golpe de site falso, como sei que vocês são sérios?",
    "o site que vocês fazem é seguro contra golpe e invasão?",
  ])("doesn't take %j for a wish to defraud", (message) => {
    expect(converse(message)).not.toContain("não posso ajudar");
  });

  it.each([
    ["gostei da segunda ideia", "Que bom que você gostou"],
    ["o q vcs tem pra mim?", "**Criação de Sites**"],
    ["obg minha filha", "Por nada!"],
    ["quem te criou? usa chatgpt?", "que modelo ou ferramenta"],
    ["nao entendi nada, fala mais simples", "cria sites, sistemas e chatbots"],
    ["sou surda, dá pra fazer tudo por escrito?", "sem ligar"],
    ["o site de vcs tem libras?", "não diz se tem versão em Libras"],
    ["quem tem acesso aos dados dos meus pacientes no sistema?", "controle de acesso"],
    ["vcs fazem robo do tigrinho?", "ramos não estão"],
    ["diferença entre landing page e site", "Um site tem mais espaço"],
    ["qual projeto deu mais resultado?", "medem coisas diferentes"],
    ["qual a diferença entre um site e um sistema?", "Cada um faz uma coisa"],
    ["tem projeto de academia?", "Nenhum dos projetos do portfólio é desse tipo"],
    ["quero um chatbot que marque consultas", "página não cita marcação de horários"],
    ["robô pra dentista marca consulta?", "página não cita marcação de horários"],
    ["quero um robô pro meu instagram", "Outros canais não estão na página"],
    ["sou da prefeitura de Itu, vcs participam de licitação?", "participa de licitações"],
    ["um chatbot me faz economizar quanto?", "não promete o mesmo número"],
    ["quanto tempo", "O prazo depende"],
    ["meu nome é Ana Costa", "Prazer!"],
    ["sou a Lúcia", "Prazer!"],
    ["não quero dar o meu e-mail", "para conversar aqui, não é preciso"],
    ["não tenho celular", "o telefone é opcional"],
    ["me fala do portifólio", "seis projetos"],
    ["nossa, que site lento o de vcs", "Desculpe pelo transtorno"],
    ["qual o menor preço que já cobraram?", "O preço depende"],
    ["vcs garantem resultado?", "O site não promete um resultado."],
    ["vcs aumentam em 250% as minhas vendas?", "não promete o mesmo número"],
    ["vendo brigadeiro pelo insta e queria ajuda", "um site ajuda a ser encontrado"],
    ["o site segue o código de ética da OAB?", "não cita as regras da OAB"],
    ["fazem landing page?", "Já fizemos, sim: **Landing Page SaaS**"],
    ["tem alguma loja no portfolio?", "E-commerce Fashion"],
    ["o site vem com painel?", "Sim: o site vem com um painel simples"],
    ["se eu fechar essa janela some?", "Fechando só o chat"],
    ["se for robô quero falar com gente", "seu nome"],
    ["tao aberto no natal?", "não informa horário de feriado"],
    ["to fazendo um trabalho da facul sobre chatbot", "estudo ou eventos"],
    ["e vc é uma IA? tipo chatgpt?", "que modelo ou ferramenta"],
    ["tá muito caro ou ta na media?", "nem dizer se um valor está na média"],
    ["eu nao entendo nada de computador, é dificil de mexer", "painel simples"],
    ["aquele sistema de gestao do portfolio é de quem?", "Os nomes dos clientes"],
    ["nao quero falar com robo, me liga", "um campo para o telefone"],
    ["tenho um restaurante, queria um robo q anota pedido no whats", "anota as encomendas"],
    ["e se eu pagar e vcs nao entregarem", "não fala de reembolso"],
    ["paguei outra empresa e sumiram, como confio em vcs", "É bom mesmo conferir"],
    ["me mostra os preços", "O preço depende"],
    ["Bom dia minha filha", "Como posso ajudar?"],
    ["boa tarde meu filho", "Como posso ajudar?"],
    ["bom dia minha querida", "Como posso ajudar?"],
    ["pq nao tem whatsapp se vcs vendem chatbot de whatsapp kkkk", "Não tenho um número"],
    ["qual o SLA do suporte", "níveis de serviço"],
    ["vi o case da landing page saas, como conseguiram 250%?", "não conta como"],
    ["como vcs conseguiram 80% no chatbot", "não conta como"],
    ["vi la 100 projetos entregues, quais são?", "São 6 no portfólio"],
    ["portal corporativo serve pra empresa pequena de 20 funcionario?", "de todos os portes"],
    ["Sistema de Gestão é só pra empresa grande?", "de todos os portes"],
    ["recebi proposta de 2500 de outra empresa, vcs cobrem?", "sobre descontos"],
    ["site ou app ou chatbot?", "Depende do que mais pesa"],
    ["tem backup? com que frequencia", "não diz com que frequência"],
    ["a reunião é online?", "não diz se é online"],
    ["Esqueci a senha do painel, como recupero?", "não consigo recuperar senhas"],
    ["nao consigo entrar no painel do meu site", "não consigo recuperar senhas"],
    ["perdi o login do sistema, me ajuda", "não consigo recuperar senhas"],
    [
      "Boa tarde, falo em nome da rede de farmácias Vida Plena, com 42 lojas.",
      "O que você quer criar",
    ],
    ["represento um grupo de 12 clínicas odontológicas", "O que você quer criar"],
    ["falo em nome de uma rede de supermercados", "O que você quer criar"],
    ["da pra colocar pix no site?", "Pix no **App de Reservas**"],
    ["vcs fazem loja com pagamento por pix?", "Pix no **App de Reservas**"],
    [
      "o sistema fica sendo meu ou tem que pagar mensalidade pra sempre",
      "não diz se há mensalidade",
    ],
    ["meu site ta fora do ar, vcs conseguem arrumar hj?", `escreva já para ${site.contactEmail}`],
    ["tenho planilha pra tudo no meu deposito de bebida, oq vcs tem pra isso", "planilhas soltas"],
    ["como funciona pra contratar, passo a passo", "prepara o orçamento"],
    ["mas o chatbot de vcs é igual vc? pq vc nao parece mto esperto kkk", "são como eu"],
    ["sou estudante de ads", "estudo ou eventos"],
    ["Hoje estou sem site", "**Criação de Sites**"],
    ["Estou sem site no momento", "**Criação de Sites**"],
    ["hoje não tenho site", "**Criação de Sites**"],
    ["Estou sem sistema hoje", "**Desenvolvimento de Sistemas**"],
    ["hoje estou sem ninguém pra responder o whatsapp", "**Chatbots Inteligentes**"],
    ["tô sem cliente nenhum", "um site ajuda a ser encontrado"],
    [
      "quero vender meus doces pela internet, o q é melhor: site, loja virtual ou zap?",
      "Depende do",
    ],
    ["qual dos dois é melhor pra quem perde venda pq demora a responder?", "ajuda é um chatbot"],
    ["site ou sistema? minhas planilhas tão uma bagunça", "ajuda é um sistema"],
    ["qual sai mais barato, site ou chatbot?", "não sei dizer qual sai mais barato"],
    ["vc me disse q o site custa 500 reais né?", "não informei nenhum valor"],
    ["E quanto ao suporte, qual o SLA?", "24/7"],
    ["Já atenderam empresas grandes, com 32 lojas?", "500+ funcionários"],
    ["ql a empresa por tras disso, tem cnpj?", "A empresa é a Nora"],
  ])("answers %j", (message, told) => {
    expect(converse(message)).toContain(told);
  });

  it.each([
    ["esse chat aí guarda os meus dados?", "A conversa fica nesta aba."],
    ["é cobrado esse suporte?", "não diz se isso é cobrado"],
    ["sou obrigada a pôr o celular?", "o telefone é opcional"],
    ["o sistema pode ficar pra uma outra fase?", "funcionam sozinhas"],
    ["queria um site na pegada do site do itaú", "design próprio"],
    ["meu sistema tá fora do ar, foram vcs que fizeram!", "Sinto muito! Escreva já"],
    ["preciso ter o logo e os textos prontos?", "não pede nada pronto"],
    ["quantas estrelas vcs têm no google?", "não traz avaliações"],
    ["estão no reclame aqui?", "não traz avaliações"],
    ["a nora é vc ou é a firma?", "Nora é a empresa"],
    ["tem algum plano grátis?", "não fala de uma opção sem pagar"],
    ["que é uma landing page?", "Uma landing page é uma página com um objetivo só"],
    ["vcs escrevem meu tcc?", "não está entre os nossos serviços: são"],
  ])("answers %j, asked in everyday words", (message, told) => {
    expect(converse(message)).toContain(told);
  });

  it.each([
    ["e se eu não curtir o resultado?", "se você não gostar"],
    ["queria cancelar meu contrato", `Escreva para ${site.contactEmail}`],
    ["dá pra ter chatbot só no whatsapp?", "um canal só"],
    ["o que é melhor, site ou instagram?", "não compara um site com redes sociais"],
    ["o robô consegue anotar os pedidos de bolo?", "Sim, como na conversa de exemplo"],
    ["preciso de um portal pros alunos baixarem boleto", "Fizemos algo próximo"],
    ["meu protocolo é 8K21-P4ZZ", "Daqui não consigo consultar protocolos"],
    ["tem alguém aí?", "Eu estou aqui"],
  ])("answers what %j asks, besides its subject", (message, told) => {
    expect(converse(message)).toContain(told);
  });

  it.each([
    ["tenho uma oficina e quero um sistema com ordem de serviço", "não cita ordem de serviço"],
    ["quero um sistema de escola com boletim e frequência", "não cita boletim nem frequência"],
    ["queria um chatbot que agende consultas sozinho", "não cita marcação de horários"],
    ["quero um site de imobiliária que mostre no olx também", "OLX"],
    ["preciso de um site pra igreja com dízimo por pix", "não cita doações"],
  ])("says what the page doesn't name of %j", (message, told) => {
    const reply = converse(message);

    expect(reply).toContain(told);
    expect(asksContact(reply)).toBe(true);
  });

  it.each(THINGS)("takes no service of the page for one that it doesn't name: %s", (_, wants) => {
    const texts = services.flatMap(({ description, features }) => [description, ...features]);

    expect(texts.filter((text) => wants(normalise(text)))).toEqual([]);
  });

  it.each([
    ["tem exemplo de site de advogado?", "**Landing Page SaaS**", "**Chatbot WhatsApp**"],
    ["me mostra um sistema que vcs fizeram pra clínica", "**Sistema de Gestão**", "**E-commerce"],
    ["quero ver os projetos de restaurante", "**Chatbot WhatsApp**", "seis necessidades"],
  ])("says that the portfolio lacks what %j asks for", (message, told, untold) => {
    const reply = converse(message);

    expect(reply).toContain("Nenhum dos projetos do portfólio é desse tipo.");
    expect(reply).toContain(told);
    expect(reply).not.toContain(untold);
  });

  it.each([
    "gostaria de um orçamento de site institucional com blog, podem me informar valor e prazo por favor",
    "queria saber prazo e valor de um chatbot",
  ])("answers both price and deadline to %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain("O preço");
    expect(reply).toContain("O prazo");
  });

  it.each([
    ["integra com o bling?", "e com o tiny?"],
    ["tem contrato?", "e tem multa de rescisão?"],
    ["hospedagem tá inclusa?", "e o domínio?"],
  ])("doesn't repeat after %j what the page lacks, on %j", (first, second) => {
    const before = answer({ message: first, history: [], lead: null }).text;

    expect(converse(first, second)).not.toContain(before.split(". ")[0]!);
  });

  it.each([
    "recebi um boleto em nome da Nora, pago?",
    "alguem no zap ta se passando pela Nora e pediu pix",
  ])("warns against paying on %j, and asks for no contact data", (message) => {
    const reply = converse(message);

    expect(reply).toContain("Não pague");
    expect(reply).toContain(site.contactEmail);
    expect(reply).toContain(site.cnpj);
    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    "meu site caiu e ninguem responde email",
    "mandei dois e-mails semana passada e nada, que descaso",
  ])("answers %j by another way than e-mail", (message) => {
    const reply = converse(message);

    expect(reply).toContain("Sinto muito");
    expect(reply).toContain("formulário de contato desta página");
    expect(reply).not.toContain(site.contactEmail);
  });

  it("doesn't welcome a request for a quote that only asks to beat another", () => {
    const reply = converse("quero um site", "recebi uma proposta de 2500, vcs cobrem?");

    expect(reply).toContain("sobre descontos");
    expect(reply).not.toContain("Com prazer");
  });

  it("names no chatbot to a shop that asks for freight", () => {
    const reply = converse(
      "loja virtual com mercado pago e correios, calcula frete? e controla estoque?",
    );

    expect(reply).toContain("não cita cálculo de frete");
    expect(reply).not.toContain("seu chatbot");
  });

  it("doesn't apologise for another company", () => {
    const reply = converse("paguei outra empresa e sumiram, como confio em vcs");

    expect(reply).not.toContain("desculpas");
  });

  it.each(["arruma impressora?", "escreve um post pro insta da minha loja"])(
    "doesn't send %j to the team",
    (message) => {
      expect(converse(message)).not.toContain("Só a equipe");
    },
  );

  it("neither thanks for a list of contacts for sale nor has it evaluated", () => {
    const reply = converse("vendo lista de emails, 50 mil contatos, quer?");

    expect(reply).not.toMatch(/[Oo]brigado|avalia/);
  });

  it("asks what visitors need who only say who they are", () => {
    expect(converse("sou a dona Lurdes, tenho uma doceria")).toContain("Prazer!");
    const reply = converse("Tenho uma padaria. Que horas vocês abrem?");
    expect(reply).toContain("das 9h às 18h");
    expect(reply).not.toContain("Prazer!");
  });

  it("takes a bare amount for a price, not for a project's figure", () => {
    expect(converse("me fala só uma faixa: 2 mil, 5 mil, 10 mil?")).not.toContain("E-commerce");
  });

  it("answers several questions of one message, once each, with one offer at the end", () => {
    const reply = converse("quanto custa um site, abre sábado e qual o cnpj?");

    expect(reply).toContain("depende");
    expect(reply).toContain("das 9h às 13h");
    expect(reply).toContain(site.cnpj);
    expect(reply.match(/seu nome/g)).toHaveLength(1);
  });

  it.each(["Como você se chama? Me conta uma piada.", "Quem ganhou o jogo? E qual é o seu nome?"])(
    "answers both questions of %j",
    (message) => {
      const reply = converse(message);

      expect(reply).toContain("pode me chamar de Nora");
      expect(reply).toContain("sistemas e chatbots");
    },
  );

  it.each([
    ["qts cliente vcs tem? e projeto? ah e sab vai ate q hr", "50+", "100+", "das 9h às 13h"],
    [
      "bot responde d madruga? chama eu qd nao sabe? e anota o contato do cara p eu vender plano dps?",
      "inclusive nos feriados",
      "chamam uma pessoa da sua equipe",
      "contatos anotados",
    ],
    ["qto fica um bot pro zap?? mensal ou paga 1x só", "preço de um chatbot", "pagamento único"],
    [
      "Antes de preencher o formulário, gostaria de saber quais informações ele solicita e quem efetivamente lerá a mensagem.",
      "O formulário pede",
      "uma pessoa da nossa equipe",
    ],
    ["voces ja fez loja dessa? e ela aparece no google mesmo", "E-commerce Fashion", "Google"],
    [
      "oi, tenho uma pizzaria, vcs conseguem fazer um site com cardapio e pedido pelo whats? e quanto sai?",
      "Criação de Sites",
      "preço de um site",
    ],
  ])("answers each question of %j", (message, ...told) => {
    const reply = converse(message);

    for (const text of told) expect(reply).toContain(text);
  });

  it.each([
    [["vocês fazem sistemas?", "o que inclui?"], "Estoque, vendas e financeiro"],
    [["fala sobre sistemas", "o que inclui?"], "Estoque, vendas e financeiro"],
    [["me fala do Sistema de Gestão", "o que inclui?"], "Painel, Relatórios, Integrações"],
    [["vocês fazem chatbots?", "o que vem incluso?"], "Atendimento no WhatsApp"],
    [
      ["me fala do App de Reservas", "e o resultado dele?"],
      "não traz o resultado do **App de Reservas**",
    ],
    [
      ["me fala do Sistema de Gestão", "e deu resultado?"],
      "não traz o resultado do **Sistema de Gestão**",
    ],
    [["me fala do Portal Corporativo", "qual foi o resultado?"], "500+ funcionários"],
    [["faz bot d zap?", "ja fez p alguem? deu resultado?"], "80%"],
    [["faz bot d zap?", "já fizeram pra alguém?"], "Chatbot WhatsApp"],
    [["já fizeram loja virtual?", "deu certo?"], "10.000+"],
  ])("understands what the last message of %j refers to", (messages, told) => {
    const reply = converse(...messages);

    expect(reply).toContain(told);
    expect(reply).not.toContain("250%");
  });

  it.each([
    [
      "esse botao de solicitar orçamento, se eu apertar ja vem conta pra eu pagar ou é so pra saber",
      "leva ao formulário",
      "Vamos ao orçamento",
    ],
    [
      "saberia me dizer quando começa a venda de ingressos para a Oktoberfest deste ano?",
      "sites, sistemas e chatbots",
      "agenda",
    ],
    [
      "Preciso que a recepcionista veja apenas o que lhe cabe e que os valores fiquem restritos à diretoria. Os sistemas permitem isso?",
      "Controle de acesso",
      "Nossos valores",
    ],
    ["qro orçamento site + app pra academia", "de um site e de um aplicativo", "App de Reservas"],
  ])("isn't misled by a word of %j", (message, told, other) => {
    const reply = converse(message);

    expect(reply).toContain(told);
    expect(reply).not.toContain(other);
  });

  it("leaves an intent of any two", () => {
    const intents = Object.keys(utterances) as Intent[];
    const pairs = intents.flatMap((one, index) =>
      intents.slice(index + 1).map((other) => [one, other]),
    );

    expect(pairs.filter((pair) => withoutRedundantIntents(pair).length === 0)).toEqual([]);
  });

  it("is never blank", () => {
    const say = phrases(
      { message: "", history: [], lead: null },
      { ...site, contact: "none", isUnconfirmed: false, isAfterDistress: false },
    );

    for (const answers of [[], [{ say: "" }], [{ say: " " }, { say: "\n" }]]) {
      expect(joinAnswers(answers, say)).toMatchObject({ isUnanswered: true });
      expect(asksContact(joinAnswers(answers, say).text)).toBe(true);
    }
  });

  it.each([
    ["quais as categorias do portfólio?", "Loja virtual"],
    ["que categorias de projetos vocês têm?", "Aplicativo"],
    ["em que categorias os trabalhos estão?", "Portal"],
    ["qual a categoria do app de reservas?", "Aplicativo"],
    ["me conta dos projetos", "E-commerce Fashion"],
    ["quero saber dos projetos", "App de Reservas"],
    ["fala mais dos projetos de vocês", "Sistema de Gestão"],
    ["vocês usam IA?", "chatbots com IA"],
    ["trabalham com inteligência artificial?", "chatbots com IA"],
    ["os chatbots usam IA?", "chatbots com IA"],
    ["vocês têm soluções com IA?", "chatbots com IA"],
    ["qual o nome da empresa?", "se chama Nora"],
    ["como a empresa se chama?", "se chama Nora"],
    ["a empresa se chama Nora?", "se chama Nora"],
    ["qual a razão social?", "CNPJ"],
    ["quem é o dono da empresa?", "donos"],
    ["por que a empresa se chama Nora?", "história do nome"],
    ["quais as tags dos projetos?", "Testes A/B"],
    ["quais tipos de projeto tem no portfólio?", "(aplicativo)"],
    ["o chatbot usa chatgpt?", "não diz"],
    ["vocês são de tecnologia?", "cria sites"],
  ])("answers %j with %j", (message, told) => {
    expect(converse(message).toLowerCase()).toContain(told.toLowerCase());
  });

  it("answers each thing of a list that a sentence announces", () => {
    const reply = converse(
      "Peço três informações: até que horas há atendimento aos sábados, o endereço de e-mail e o CNPJ.",
    );

    expect(reply).toContain("das 9h às 13h");
    expect(reply).toContain(site.contactEmail);
    expect(reply).toContain(site.cnpj);
  });

  it.each([
    [
      "Quanto sai um site para um hotel, com as fotos e o mapa?",
      "preço de um site",
      services[0].title,
    ],
    [
      "Fazem sistema? Ele traz relatórios para eu decidir?",
      "relatórios claros",
      services[1].description.slice(1),
    ],
    [
      "Preciso colocar no relatório de homologação. Qual é a missão da empresa?",
      "simplificar a tecnologia",
      "Nada vai ao ar",
    ],
  ])("answers %j with %j and nothing more general", (message, told, untold) => {
    const reply = converse(message);

    expect(reply).toContain(told);
    expect(reply).not.toContain(untold);
  });

  it.each([
    ["Pedido de férias aqui ainda é no papel. Vocês já resolveram isso?", "Portal Corporativo"],
    ["O estoque está num caderno e a venda noutro. Tem como juntar isso?", "em um só lugar"],
    ["Minha clínica já usa um programa de boletos. O de vocês conversa com ele?", "integração"],
  ])("understands a question that refers to the sentence before: %j", (message, told) => {
    expect(converse(message).toLowerCase()).toContain(told.toLowerCase());
  });

  it.each(["dá pra integrar com o whatsapp?", "integra com whatsapp?"])(
    "names the chatbots' channels when asked about an integration with one: %j",
    (message) => {
      expect(converse(message)).toContain("atendimento no WhatsApp, no Messenger e no site");
    },
  );

  it("answers for the day that the visitor names", () => {
    expect(converse("até que horas vocês atendem na sexta?")).toMatch(/^Às sextas.*das 9h às 18h/);
    expect(converse("só tenho o sábado livre. nesse dia ficam até que horas?")).toMatch(/^Aos sáb/);
    expect(converse("que horas tem gente aí em dia de semana?")).not.toContain("13h");
  });

  it.each([
    ["vocês abrem amanhã?", "2026-11-18", "Amanhã, quinta-feira, a equipe atende das 9h às 18h"],
    ["amanhã tem atendimento?", "2026-11-20", "Amanhã, sábado, a equipe atende das 9h às 13h"],
    ["abrem depois de amanhã?", "2026-11-20", "Depois de amanhã, domingo, a equipe não atende."],
    ["abre amanhã?", "2026-12-24", "Amanhã é feriado, e o site não informa horário de feriado"],
  ])("answers %j on %s for the day after", (message, date, told) => {
    const { text } = builtIn(
      site,
      () => new Date(`${date}T15:00:00Z`),
    )({ message, history: [], lead: null });

    expect(text).toContain(told);
  });

  it.each([
    ["não gostei do visual do site de vocês", /sinto muito/i],
    ["você é chata demais", /sinto muito|desculp/i],
    ["é verdade que fazem site por 80 reais?", /depende/],
    ["sem taxa?", /mensalidade/],
    ["não quero que me liguem mais", /excluir/],
    ["dá pra contratar sem cnpj?", /todos os portes/],
    ["vocês sabem mexer com o bling?", /não diz quais/],
    ["fazem site de aposta e cassino?", /ramos não estão/],
    ["quero cancelar o projeto que contratei", /cancelamento/],
    ["se eu não gostar do layout, vocês mudam?", /não está nesta página|não fala/],
    ["meu robô parou de responder", /sinto muito/i],
    ["então tá né", /Certo|Combinado|Que bom/],
    ["sei", /Certo|Combinado|Que bom/],
    ["vocês são caros demais?", /depende/],
    ["vou processar a empresa", /sinto muito/i],
  ])("answers %j with %s", (message, told) => {
    expect(converse(message)).toMatch(told);
  });

  it.each([
    [["vocês fazem sites?", "e quem tira as fotos dos doces?"], "textos e fotos"],
    [["vocês atendem em Recife?", "e em Nova Odessa?"], "não fala em região"],
    [["vocês atendem em Recife?", "e em inglês?"], "só em português"],
    [["o robô responde de madrugada?", "e vocês?"], "segunda a sexta"],
    [["vocês fazem chatbot?", "ele funciona aos sábados?", "e a equipe?"], "segunda a sexta"],
    [["me conta do Chatbot WhatsApp", "deu resultado?", "qual empresa era?"], "nomes dos clientes"],
  ])("answers the new question in %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it.each([
    [["vocês fazem chatbot?", "e o que ele faz?"], "WhatsApp, no Messenger e no site"],
    [["vocês fazem chatbot?", "o que ele faz exatamente?"], "WhatsApp, no Messenger e no site"],
    [["quanto custa um chatbot?", "e isso serve pra quê?"], "WhatsApp, no Messenger e no site"],
    [["vocês criam sites?", "e o que eles têm?"], "ara o Google"],
    [["vcs fazem sistema?", "ele faz o que?"], "ferramentas que você já usa"],
    [["quanto custa um sistema?", "o que é isso?"], "ferramentas que você já usa"],
    [["vocês fazem loja virtual?", "o que ela faz?"], "E-commerce Fashion"],
    [["me conta do Portal Corporativo", "o que ele faz mesmo?"], "pedidos de férias"],
    [["vocês fazem chatbot?", "explica melhor o que ele faz"], "WhatsApp, no Messenger e no site"],
    [["vcs fazem chatbot?", "tá, mas isso faz o quê na minha loja?"], "no Messenger e no site"],
    [["vocês criam site?", "o que tem nele?"], "ara o Google"],
    [["vcs fazem site?", "e esse site serve pra quê?"], "ara o Google"],
    [["vocês fazem chatbot?", "quero entender o que ele faz"], "no Messenger e no site"],
    [["vocês fazem chatbot?", "ele pode fazer o que?"], "no Messenger e no site"],
    [
      ["meu filho disse q vcs fazem xatbot no mensenger", "i q ele fas??"],
      "no Messenger e no site",
    ],
    [["quais serviços vocês têm?", "e o que eles fazem?"], "Criação de Sites"],
    [["vocês fazem chatbot?", "o que ele faz quando não sabe?"], "chamam uma pessoa"],
  ])("describes what the pronoun refers to in %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it.each([
    [["vocês fazem site e chatbot?", "são cobrados separado?"]],
    [["vocês fazem chatbot?", "paga separado?"]],
    [["vocês fazem chatbot?", "cada canal é pago separado?"]],
    [["vocês fazem sites?", "já tá incluso?"]],
    [["vocês fazem chatbot?", "o treinamento está incluso?"]],
    [["o painel paga à parte?"]],
    [["a versão de celular é cobrada por fora?"]],
    [["o chatbot é de graça?"]],
    [["os relatórios saem de graça?"]],
    [["os relatórios estão incluídos?"]],
    [["o backup tá no preço?"]],
    [["o suporte já está incluso?"]],
    [["é preciso pagar mais pra ter no messenger?"]],
    [["backup é por fora?"]],
    [["os relatórios são pagos?"]],
    [["o painel é pago?"]],
    [["no preço já entra o backup?"]],
    [["esse painel é de graça?"]],
  ])("says of %j that the site doesn't tell what is charged separately", (messages) => {
    const reply = converse(...messages);

    expect(reply).toContain("O site não diz se isso é cobrado à parte ou já vem no preço");
    expect(reply).not.toMatch(/^Sim/);
    expect(asksContact(reply)).toBe(true);
  });

  it.each([
    ["pedir orçamento é de graça?", "Pedir é só deixar o contato"],
    ["tem 7 dias grátis?", "período de teste"],
    ["se der erro vocês consertam de graça?", "não vou inventar um prazo"],
    ["a hospedagem tá inclusa?", "hospedagem"],
    ["na loja virtual, o cliente paga o frete separado?", ""],
  ])("answers %j as before, and not as a question about charging", (message, told) => {
    const reply = converse(message);

    expect(reply).toContain(told);
    expect(reply).not.toContain("cobrado à parte");
  });

  it.each([
    "meu site é lento no celular, vcs arrumam ou tem q fazer do zero?",
    "dá pra consertar a página antiga ou vocês fazem outra?",
    "vocês aproveitam o site atual ou é melhor refazer?",
  ])("says of %j that the site doesn't tell whether existing sites are repaired", (message) => {
    expect(converse(message)).toContain("assumimos ou reformamos o que já existe");
  });

  it.each([
    "o site abre rápido no celular ou demora?",
    "o chatbot anota o contato ou manda pra planilha?",
    "como são os relatórios do sistema?",
    "meu site não abre no celular, o que eu faço?",
  ])("doesn't answer %j with yes", (message) => {
    expect(converse(message)).not.toMatch(/^Sim/);
  });

  it.each([
    "somos a LinkUp SEO, podemos agendar uma call para apresentar nossos pacotes?",
    "Prezados, somos a LinkUp SEO e colocamos sua empresa no topo do Google. Podemos marcar uma call?",
    "vendo máquinas de cartão, com quem falo?",
    "represento uma empresa de energia solar, teriam interesse?",
    "vendemos plano de saúde empresarial, quem cuida disso aí?",
    "ofereço cursos de inglês, posso falar com o RH?",
    "Podemos agendar uma demonstração da nossa plataforma?",
    "Somos especialistas em SEO e podemos colocar a Nora na primeira página",
  ])("answers the supplier who writes %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain("Propostas de fornecedores");
    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    "vendo roupas e queria um site, com quem falo?",
    "quero um site para apresentar nossos serviços",
    "vendo salgado na rua, vocês atendem?",
    "somos uma padaria e queremos apresentar nossos produtos na internet",
    "somos uma escola e queremos um chatbot para oferecer nossos cursos aos alunos",
    "me passa o cnpj pro cadastro de fornecedor?",
    "dá pra mostrar meus produtos num catálogo?",
    "tem como mostrar meu catálogo no instagram?",
  ])("doesn't take the customer who writes %j for a supplier", (message) => {
    expect(converse(message)).not.toContain("fornecedores");
  });

  it.each([
    [["vocês têm 500 funcionários?"]],
    [["é verdade que vocês têm 500 funcionários?", "então de quem são?"]],
    [["de quem são os 500 funcionários?"]],
    [["vi 500+ funcionários, são de vocês?"]],
    [["trabalham 500 pessoas aí?"]],
  ])("says of %j whose the employees in the figure are", (messages) => {
    const reply = converse(...messages);

    expect(reply).toContain("do projeto **Portal Corporativo**; o site não diz de que empresa");
    expect(reply).not.toContain("A Nora cria");
  });

  it.each([
    [["suporte 24/7 quer dizer que posso ligar às 3 da manhã?"]],
    [["posso telefonar pro suporte de madrugada?"]],
    [["o suporte é 24/7?", "é por telefone?"]],
    [["o suporte é 24/7?", "e se eu telefonar às 2 da manhã?"]],
  ])("says of %j that the site has no telephone number, and names the e-mail", (messages) => {
    const reply = converse(...messages);

    expect(reply).toContain("24/7, mas não há um telefone para ligações no site");
    expect(reply).toContain(site.contactEmail);
  });

  it.each([
    "eu não tenho CNPJ, posso contratar?",
    "sou pessoa física, atendem?",
    "mas eu nem tenho cnpj, pode?",
    "só tenho CPF, dá?",
    "não abri empresa ainda, posso ser cliente?",
    "vcs fazem pra quem não tem cnpj?",
    "tem que ter cnpj?",
  ])("says of %j that the site doesn't tell whether a CNPJ is needed", (message) => {
    const reply = converse(message);

    expect(reply).toContain("se é preciso ter CNPJ");
    expect(reply).toContain("esta página não diz");
    expect(asksContact(reply)).toBe(true);
  });

  it("gives the hours once to a question about Sunday and now", () => {
    const reply = converse("vocês abrem domingo? tem alguém aí agora?");

    expect(reply.match(/das 9h às 13h/g)).toHaveLength(1);
    expect(reply).toContain("Neste momento");
  });

  it.each([
    ["what are your opening hours?", true],
    ["¿cuál es el horario de atención?", true],
    ["how much does a website cost?", false],
  ])("gives the hours to the foreign question %j: %s", (message, isGiven) => {
    const reply = converse(message);

    expect(reply).toContain("só respondo em português");
    expect(reply.includes("das 9h às 13h")).toBe(isGiven);
  });

  it.each([
    ["qual a diferença entre site e sistema?", /^Cada um faz uma coisa/],
    ["o código fonte fica comigo?", /A página não cita o código-fonte/],
    ["a padaria da Lúcia é cliente de verdade?", /^O site não diz se a padaria é cliente/],
    ["quem vê o que eu escrevo aqui no chat?", /serviços que hospedam o site/],
  ])("answers %j with what the site says", (message, told) => {
    expect(converse(message)).toMatch(told);
  });

  it.each(["e ", "e isso ", "mexe ou ", "tudo isso ", "o que ele ", "que esta tudo "])(
    "answers a long repetition of %j without excessive backtracking",
    (words) => {
      expect(converse("vocês fazem chatbot?", words.repeat(190))).not.toBe("");
    },
  );

  it.each([
    ["vocês são uma IA?"],
    ["vcs são ia?"],
    ["vocês são IA?"],
    ["vocês são uma inteligência artificial?"],
    ["vocês são um robô?"],
    ["Oi, vocês são uma IA?"],
    ["é gente ou robô?"],
    ["tem alguém aí ou é bot?"],
    ["isso é chatgpt?"],
    ["vocês usam chatgpt pra me responder?"],
    ["a nora é um robô?"],
    ["tá, mas vocês são ia?"],
    ["vocês são um programa de computador?"],
    ["quanto custa um site?", "vocês são uma IA?"],
    ["vocês fazem chatbot?", "vocês são um robô?"],
  ])("says that a program answers in the chat after %j", (...messages) => {
    expect(converse(...messages)).toContain("assistente virtual");
  });

  it.each(["vocês fazem IA?", "o chatbot usa IA?", "vocês são especialistas em IA?"])(
    "answers %j with the chatbots that the company makes",
    (message) => {
      expect(converse(message)).toContain("criamos chatbots com IA");
    },
  );

  it.each(["quem responde o e-mail é gente ou robô?", "dá pra falar com gente?"])(
    "doesn't answer %j as a question about who answers in the chat",
    (message) => {
      expect(converse(message)).not.toContain("assistente virtual");
    },
  );

  it.each([
    ["qual email você anotou?"],
    ["qual email vocês têm meu?"],
    ["que telefone você tem aí?"],
    ["meu email é ana@padaria.com.br", "qual email você anotou?"],
  ])("says after %j that it doesn't note contact data of the visitor", (...messages) => {
    const reply = converse(...messages);

    expect(reply).toContain("não anoto o que é escrito na conversa");
    expect(reply).toContain(`contato da Nora, é ${site.contactEmail}`);
  });

  it.each([
    "qual o email de vocês?",
    "para qual email eu mando o currículo?",
    "que telefone vocês têm pra eu ligar?",
    "que dados vocês guardam?",
  ])("doesn't answer %j as a question about the visitor's contact data", (message) => {
    expect(converse(message)).not.toContain("nenhum contato seu");
  });

  it.each([
    ["vocês fazem chatbot?", "o que está incluso no chatbot?", "WhatsApp, no Messenger e no site"],
    ["a hospedagem tá inclusa?", "o que está incluso no chatbot?", "WhatsApp, no Messenger"],
    ["a hospedagem tá inclusa?", "e no chatbot, o que está incluso?", "WhatsApp, no Messenger"],
    ["a hospedagem tá inclusa?", "o que está incluído no sistema de vocês?", "já usa"],
    ["oi", "o que vem incluso no sistema?", "já usa"],
    ["oi", "o que faz parte do chatbot?", "WhatsApp, no Messenger"],
  ])("after %j, answers %j with the service's features", (before, message, told) => {
    const reply = converse(before, message);

    expect(reply).toContain(told);
    expect(reply).not.toContain("hospedagem");
  });

  it("answers for tomorrow after a question about today", () => {
    expect(converse("q horas fecha hj", "e amanhã")).toContain("Amanhã, quinta-feira");
  });

  it("names every service in a quote, but not the place of a chatbot", () => {
    expect(converse("Quero um orçamento: site do consultório e um chatbot")).toContain(
      "de um site e de um chatbot",
    );
    expect(converse("quero um orçamento de chatbot no meu site")).not.toContain("de um site");
    expect(converse("quanto custa um site, um sistema e um chatbot?")).toContain(
      "de um site, de um sistema e de um chatbot",
    );
  });

  it.each([...new Set(Object.values(DETAILS))])(
    "tells no detail that the card of $title doesn't",
    (details) => {
      const project = projects.find(({ title }) => title === details.title)!;
      const card = normalise(`${project.description} ${project.tags.join(" ")}`);
      const said = details.answers.map(([, text]) => normalise(text)).join(" ");
      const connecting = new Set(["esta", "estao", "nele", "recursos", "entre", "ficou"]);
      const words = said.split(" ").filter((word) => word.length > 3 && !connecting.has(word));

      expect(words.filter((word) => !card.includes(word.slice(0, 4)))).toEqual([]);
    },
  );

  it("answers a question about a detail of the project just described", () => {
    expect(converse("me conta do App de Reservas", "e como o cliente paga?")).toContain("sinal");
    expect(converse("já fizeram sistema para distribuidora?", "o que usavam antes?")).toContain(
      "planilhas soltas",
    );
  });

  it("names only the projects that have the feature asked for", () => {
    const reply = converse("em qual dos projetos do portfólio teve testes a/b?");

    expect(reply).toContain("Landing Page SaaS");
    expect(reply).not.toContain("App de Reservas");
  });

  it("says that it can't confirm a channel only if one is asked for that the page doesn't name", () => {
    expect(converse("o chatbot atende no messenger?")).toMatch(/^Sim.*no Messenger e no site\.$/);
    expect(converse("o chatbot atende no direct do instagram?")).toContain("não posso confirmar");
  });

  it("answers a question at the end of a long message", () => {
    const story = "Tenho uma loja de tintas com meu irmão há muitos anos. ".repeat(30);

    expect(converse(`${story}Qual é o CNPJ de vocês?`)).toContain(site.cnpj);
  });

  it.each([
    [["quais serviços vocês têm?", "me fala do terceiro"], "Messenger"],
    [["quais são os valores de vocês?", "e o segundo?"], values[1].description.slice(1)],
    [["qual o horário?", "e no sábado?"], "das 9h às 13h"],
    [["quanto custa um site?", "e quanto tempo demora?"], "prazo de um site"],
    [["vocês fazem sistema de estoque?", "e qto fica"], "preço de um sistema"],
    [["o site guarda meus dados?", "por qto tempo"], "180 dias"],
    [["me conta do Portal Corporativo", "e quantos colaboradores usam?"], "500+"],
    [["fizeram sistema para distribuidora?", "qual o nome dessa empresa?"], "nomes dos clientes"],
    [
      [
        "quais serviços vocês têm?",
        "quanto ao segundo, a direção gostaria de um demonstrativo para embasar as decisões; isso está contemplado?",
      ],
      "relatórios claros",
    ],
  ])("answers a follow-up about the earlier subject: %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  describe("a message that names its own subject, after another subject", () => {
    const before = [
      "Vocês abrem no sábado?",
      "Quanto custa um site?",
      "Quanto tempo demora um sistema?",
      "Vocês fazem chatbot para WhatsApp?",
      "O que vocês fazem com meus dados?",
      "Qual o e-mail de vocês?",
      "Me mostra o portfólio",
      "Quais são os valores de vocês?",
      "Quem é o dono?",
    ];
    const questions = [
      ["Conte tudo sobre os chatbots de vocês", services[2].features[0]],
      ["Me explica como são os chatbots", services[2].features[0]],
      ["Quero saber tudo sobre os sites", services[0].features[0]],
      ["fala dos sistemas que voces fazem", services[1].features[0]],
      ["conta um pouco da historia da empresa", "simplificar a tecnologia"],
      ["quais projetos vocês já fizeram?", "App de Reservas"],
      ["quanto custa um chatbot?", "preço de um chatbot"],
      ["o sistema tem backup?", "backup"],
      ["por quanto tempo guardam meus dados?", "180 dias"],
      ["vocês abrem domingo?", "domingos a equipe não atende"],
    ] as const;

    it.each(questions)("answers %j", (question, told) => {
      const replies = before.map((first) => converse(first, question));

      expect(replies.filter((reply) => !reply.includes(told))).toEqual([]);
    });
  });

  it.each([
    "vocês atendem em Recife?",
    "vocês atendem em Salvador?",
    "Atende Belo Horizonte?",
    "atendem na Bahia",
    "vcs atende em teresina tb",
    "vocês atendem só SP?",
    "voces atendem em Natal RN?",
    "vocês atendem em Vitória?",
    "vocês atendem em Xapuri?",
    "vocês atendem na minha cidade?",
    "atendem no interior?",
    "atende em Portugal?",
    "vocês atendem fora do Brasil?",
    "tem como atender uma loja em Olinda?",
    "vcs fazem site pra empresa de Goiânia?",
  ])("says of %j that the site names no region, and offers a person", (message) => {
    const reply = converse(message);

    expect(reply).toContain("não fala em região");
    expect(asksContact(reply)).toBe(true);
  });

  it.each([
    ["vocês atendem em inglês?", "só em português"],
    ["atendem no sábado?", "das 9h às 13h"],
    ["vocês atendem no natal?", "feriado"],
    ["vocês atendem em São Paulo no sábado?", "das 9h às 13h"],
    ["o horário é o de Brasília?", "horário de Brasília"],
    ["vocês atendem em quanto tempo?", "responde em breve"],
    ["vocês têm escritório em São Paulo?", "não informa endereço"],
    ["vocês vêm até Recife?", "visitas"],
  ])("doesn't take %j for a question about the region", (message, told) => {
    const reply = converse(message);

    expect(reply).toContain(told);
    expect(reply).not.toContain("não fala em região");
  });

  it("answers whom the company works for also after a question about hours", () => {
    const reply = converse("Qual é o horário de atendimento?", "Vocês trabalham com açougue?");

    expect(reply).toContain("empresas de todos os portes");
  });

  it("gives the configured retention of contact data", () => {
    const { text } = builtIn({ ...site, retentionDays: 30 })({
      message: "por quanto tempo vocês guardam meus dados?",
      history: [],
      lead: null,
    });

    expect(text).toContain("30 dias");
  });

  it.each(["sim", "quero sim", "pode ser", "claro!", "com certeza", "siiim"])(
    "understands %j as acceptance of its offer",
    (yes) => {
      expect(asksContact(converse("quero um orçamento", yes))).toBe(true);
    },
  );

  it("never repeats the wording of a refusal in a conversation", () => {
    const refused = ["zyx wvut", "qwrt plkj", "mnbv hgfd"].map((_, index, all) =>
      converse(...all.slice(0, index + 1)),
    );

    expect(new Set(refused).size).toBe(3);
  });

  it("doesn't ask again for contact data that it has", () => {
    const lead = { name: "Ana", email: "ana@padaria.com.br" };
    const { text } = answer({ message: "quero um orçamento", history: [], lead });

    expect(asksContact(text)).toBe(false);
    expect(text).toContain("já tem seu contato");
  });

  describe("after a lead is confirmed", () => {
    const lead = { name: "Ana", email: "ana@padaria.com.br", phone: "(11) 98765-4321" };
    const afterLead = (message: string) => answer({ message, history: [], lead }).text;
    const KNOWN = /já tem seu contato/g;
    const CONFIRM_AGAIN = /confira os dados no formulário/g;

    it.each(["quero também um orçamento de loja virtual", "vocês têm estacionamento?"])(
      "says once that a new wish doesn't reach the team from here: %j",
      (message) => {
        const reply = afterLead(message);
        const history = [
          { role: "user" as const, content: message },
          { role: "assistant" as const, content: reply },
        ];

        expect(reply).toMatch(
          /A equipe já tem seu contato .*só recebe o que veio antes .*formulário da seção Contato ou escreva para contato@/,
        );
        const again = answer({ message, history, lead }).text;
        expect(again).toMatch(KNOWN);
        expect(again).not.toContain("só recebe");
      },
    );

    it.each([
      "meu whatsapp é 11 98765-2222",
      "anota aí meu telefone novo: 11 90000-3333",
      "passei o telefone errado, o certo é 11 90000-3333",
      "agora é 11 9 8765 2222",
      "+351 912 345 678",
      "ana@outra.com.br",
      "ana@padaria.com.br e meu zap 21 90000-3333",
      "quanto custa um site? meu whatsapp é 11 98765-2222",
      "quero falar com uma pessoa e também um orçamento, podem ligar à tarde no meu número novo: 11 98765-2222",
    ])("has new contact data confirmed in the form: %j", (message) => {
      const reply = afterLead(message);

      expect(reply.match(CONFIRM_AGAIN)).toHaveLength(1);
      expect(reply).not.toMatch(KNOWN);
    });

    it.each([
      "meu número é 98765-2222",
      "é 98765-2222, não 11 98765-4321",
      "meu telefone não é 11 98765-4321, é 11 90000-3333",
      "meu fixo é 3333-4444",
    ])("asks for the complete new number in %j", (message) => {
      const reply = afterLead(message);

      expect(reply).toContain("DDD");
      expect(reply).not.toMatch(KNOWN);
      expect(reply).not.toMatch(CONFIRM_AGAIN);
    });

    it.each([
      "meu telefone é 11987654321",
      "+55 11 98765-4321",
      "011 9 8765 4321",
      "ANA@padaria.com.br",
      "quero falar com uma pessoa e também um orçamento, podem ligar à tarde no meu número, 11 98765-4321",
    ])("says once that the team has the lead's own contact data: %j", (message) => {
      expect(afterLead(message).match(KNOWN)).toHaveLength(1);
    });

    it.each([
      "passei o e-mail errado",
      "errei meu telefone",
      "quero mudar meu telefone",
      "como mudo meu telefone?",
      "mudei de número",
      "o telefone que passei está errado",
      "meu whatsapp é outro",
      "o telefone 11 98765-4321 está errado",
      "Quero corrigir meus dados",
      "me enganei no telefone",
      "não é esse meu telefone",
      "errei meu número",
      "troquei um dígito do e-mail",
      "meu zap mudou",
      "inverti dois numeros do zap",
      "não uso mais esse e-mail",
      "dei o número da minha esposa sem querer",
      "preenchi errado, e agora?",
    ])(
      "asks for the right contact data, and names the e-mail for the rest, after %j",
      (message) => {
        const reply = afterLead(message);

        expect(reply).toContain("escreva aqui o telefone certo, com DDD, ou o e-mail certo");
        expect(reply).toContain(site.contactEmail);
        expect(reply).not.toMatch(KNOWN);
      },
    );

    it.each([
      "vocês receberam meus dados?",
      "meu cadastro foi?",
      "meus dados chegaram aí?",
      "deu certo meu contato?",
      "foi enviado meu cadastro?",
      "vcs pegaram meu contato certinho?",
      "tá confirmado meu cadastro?",
      "tudo certo com meu cadastro?",
    ])("says that the team has the contact data, and what comes next, after %j", (message) => {
      expect(afterLead(message)).toBe(
        "O formulário do chat foi confirmado. A equipe já tem seu contato e fala com você em breve.",
      );
    });

    it.each([
      "qual email você anotou?",
      "qual email vocês têm meu?",
      "que telefone você tem aí?",
      "vão me responder em qual email?",
      "com que email vocês ficaram?",
      "me confirma o telefone que eu deixei",
      "meu telefone tá certo aí?",
    ])("says how to correct the contact data, without naming it, after %j", (message) => {
      const reply = afterLead(message);

      expect(reply).toContain("o que você confirmou no formulário aqui do chat");
      expect(reply).toContain("escreva aqui o telefone certo, com DDD, ou o e-mail certo");
      expect(reply).not.toContain(site.contactEmail);
    });

    it.each([
      "e se eu quiser trocar o telefone?",
      "e se eu quiser mudar o email?",
      "se eu mudar de número?",
      "e se eu trocar meu número mês que vem?",
      "pode trocar o email pra mim?",
      "como faço pra trocar o telefone?",
      "e se eu quiser usar outro email?",
    ])("answers %j like a request to correct the contact data", (message) => {
      expect(afterLead(message)).toBe(afterLead("quero trocar meu telefone"));
    });

    it("answers a question about the telephone in a site's content with the panel", () => {
      expect(afterLead("posso trocar o telefone do site sozinho?")).toContain("painel");
    });

    it.each([
      "meu nome é Ana Paula, não Ana",
      "Fiz o cadastro mas escrevi meu nome errado, é Ana Moura",
      "meu sobrenome tá errado",
      "coloquei o nome errado no formulário",
      "não é Ana, é Ana Paula",
      "é Ana Paula e não Ana",
      "Ana Paula, não Ana",
      "quero mudar o nome do cadastro",
    ])("says how to correct the name after %j", (message) => {
      const reply = afterLead(message);

      expect(reply).toContain(`para corrigir o nome, escreva para ${site.contactEmail}`);
      expect(reply).not.toMatch(KNOWN);
    });

    it.each([
      "na verdade meu nome é Ana Paula",
      "corrige meu nome por favor, é Ana Paula",
      "pode corrigir pra Ana Paula?",
    ])("has the name confirmed again after %j, for which the page opens the form", (message) => {
      expect(afterLead(message)).toContain(
        "confira os dados no formulário aqui do chat e confirme",
      );
    });

    it.each([
      ["troquei de número, agora é 31 97777-1234", "quero um orçamento de site"],
      ["meu email novo é ana@nova.com", "quero falar com uma pessoa"],
      ["meu zap novo é 97777-1234", "receberam meu contato?"],
    ])("doesn't say after %j that the team has the new contact data", (written, message) => {
      const history = [
        { role: "user", content: written },
        { role: "assistant", content: afterLead(written) },
      ] as const;
      const { text } = answer({ message, history, lead });

      expect(text).toContain("o novo só chega a ela depois de confirmado no formulário");
      expect(text).not.toMatch(KNOWN);
    });

    it.each(["e agora, vocês vão me ligar quando?", "quando vão entrar em contato?"])(
      "says after %j that the team answers soon",
      (message) => {
        expect(afterLead(message)).toContain("responde em breve");
      },
    );

    it("says that the team has contact data written before it was confirmed", () => {
      const history = [
        { role: "user", content: "meu e-mail é ana@antiga.com" },
        { role: "assistant", content: thanks("Ana") },
      ] as const;

      expect(answer({ message: "quero um orçamento", history, lead }).text).toMatch(KNOWN);
    });
  });

  it.each([
    "meu cnpj é 11.222.333/0001-81",
    "11222333000181",
    "meu cpf é 123.456.789-09",
    "cpf 12345678909",
    "meu cep é 01310-100",
    "cep 30130010",
    "meu pedido é o 20261122345",
    "nota fiscal 23456789",
    "protocolo 2026-1122-0001",
    "faturo R$ 1.200.000,00 por ano",
    "faturo R$ 25000000 por ano",
    "22-11-2026 10:30",
  ])("doesn't take a number that isn't a phone number for one: %j", (message) => {
    const lead = { name: "Ana", email: "ana@padaria.com.br", phone: "(11) 98765-4321" };

    expect(answer({ message, history: [], lead }).text).not.toContain("outro telefone");
    expect(converse(message)).not.toContain("Para o contato chegar à equipe");
  });

  it("has a correction written without a lead confirmed in the form", () => {
    expect(asksContact(converse("passei o telefone errado, o certo é 11 90000-3333"))).toBe(true);
    expect(converse("passei o e-mail errado")).toContain(
      `ou escreva para ${site.contactEmail} dizendo o que mudar`,
    );
  });

  it.each([
    "como mudo o telefone que aparece no meu site?",
    "posso trocar o e-mail do site depois?",
  ])("answers %j with the site's panel", (message) => {
    expect(converse(message)).toContain("painel");
  });

  it.each([
    ["que horas vocês abrem?", false],
    ["me mostra o portfólio", false],
    ["o que vocês fazem com meus dados?", false],
    ["quais campos tem no formulário?", false],
    ["quanto custa um site?", true],
    ["quero falar com uma pessoa", true],
    ["vocês têm garantia?", true],
    ["xkcd qwop", true],
  ])("opens the lead form for %j: %s", (message, opens) => {
    expect(asksContact(converse(message))).toBe(opens);
  });

  it.each([
    "mandei mensagem faz 3 dias e ninguém me respondeu",
    "o formulário não envia",
    "vocês estão contratando?",
    "sou representante e quero apresentar um produto",
    "quero que apaguem meus dados",
  ])("gives the e-mail address and opens no form for %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain(site.contactEmail);
    expect(asksContact(reply)).toBe(false);
  });

  it.each(["mandei mensagem faz 3 dias e ninguém me respondeu", "o formulário não envia"])(
    "apologizes for %j",
    (message) => {
      expect(converse(message)).toMatch(/desculp/i);
    },
  );

  it.each([
    ["inglês", "Hi, how much does a website cost?"],
    ["espanhol", "hola, cuanto cuesta una pagina web para mi negocio?"],
    ["francês", "bonjour, combien pour un site web ?"],
    ["italiano", "ciao, quanto costa un sito per la mia azienda?"],
    ["alemão", "hallo, ich brauche eine webseite, was kostet das?"],
  ])("answers in one Portuguese sentence that it understood %s", (language, message) => {
    const reply = converse(message);

    expect(reply).toContain(language);
    expect(reply.match(/[.!?](\s|$)/g)).toHaveLength(1);
  });

  it("offers to take contact data in a message in another language, and has it kept", () => {
    const message = "What services do you offer?";
    const lead = { name: "Ana", email: "ana@padaria.com.br" };

    expect(asksContact(converse(message))).toBe(true);
    expect(answer({ message, history: [], lead: null }).isUnanswered).toBe(true);
    expect(asksContact(answer({ message, history: [], lead }).text)).toBe(false);
  });

  it.each(["como a empresa se chama?", "como se chama sua empresa?", "e para empresa pequena?"])(
    "doesn't take %j for Spanish",
    (message) => {
      expect(converse(message)).not.toContain("espanhol");
    },
  );

  it.each([
    "não aguento mais viver",
    "tô pensando em me matar",
    "minha família ia ficar melhor sem mim",
    "quanto custa um site? deixa pra lá, quero morrer",
    "qro morre",
    "confesso que já não desejo mais estar vivo",
    "meu irmão falou que vai tirar a própria vida",
    "minha filha tá se cortando",
    "só quero que a dor pare",
    "já deixei a carta pronta pros meus filhos",
    "ngm ia sentir minha falta se eu morresse",
    "tomei todos os remédios da minha mãe",
    "hj pensei em acabar cmg msm",
    "não vejo mais sentido em continuar vivo",
    "ninguém ia ligar se eu sumisse rsrs",
    "sou um peso para todos rs",
    "não aguento mais essa vida kkk",
    "quero me matar rsrs nem esse sistema de notas funciona",
    "I want to kill myself",
    "quiero morir",
  ])("answers %j with sympathy and the CVV, without the form", (message) => {
    const reply = converse(message);

    expect(reply).toMatch(/CVV.*188|188.*CVV/);
    expect(reply).toMatch(/de graça/);
    expect(reply).toMatch(/de dia e de noite|dia ou da noite/);
    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    "to morrendo de tanto responder whatsapp kkkk",
    "cliente que marca e não vem me mata",
    "esse sistema vai me matar, vocês fazem outro?",
    "meu chefe vai me matar se o site não sair",
    "vou me jogar de cabeça nesse projeto",
    "quero dar um fim nessa bagunça de caderno",
    "vocês fazem site sobre prevenção ao suicídio?",
  ])("doesn't understand %j as distress", (message) => {
    expect(converse(message)).not.toContain("188");
  });

  it.each(["quanto é 37 x 12?", "me passa uma receita de bolo", "em quem você vai votar?"])(
    "declines %j with a friendly sentence and an offer to talk about a project, and has it kept",
    (message) => {
      const { text, isUnanswered } = answer({ message, history: [], lead: null });

      expect(text.length).toBeLessThan(200);
      expect(text).toContain("projeto");
      expect(asksContact(text)).toBe(true);
      expect(isUnanswered).toBe(true);
    },
  );

  it("offers to take contact data with each answer that the site doesn't contain", () => {
    const circumstances = {
      site,
      now: WEDNESDAY_NOON,
      message: "",
      before: [],
      topics: [],
      hasLead: false,
    };
    const silent = (Object.keys(utterances) as Intent[]).filter((intent) => {
      const { isUnknown, offer } = answerTo(intent, circumstances);
      return isUnknown === true && offer === undefined;
    });

    expect(silent).toEqual([]);
  });

  it.each([
    ["2026-11-18T15:00:00Z", "atendendo, até as 18h"],
    ["2026-11-18T23:30:00Z", "volta amanhã às 9h"],
    ["2026-11-21T20:00:00Z", "volta na segunda-feira às 9h"],
    ["2026-11-23T10:00:00Z", "volta hoje às 9h"],
    ["2026-12-24T23:00:00Z", "volta no sábado às 9h"],
  ])("at %s says that the team is %s", (moment, said) => {
    const { text } = builtIn(
      site,
      () => new Date(moment),
    )({
      message: "tem alguém atendendo agora?",
      history: [],
      lead: null,
    });

    expect(text).toContain(said);
  });

  it("offers the company's WhatsApp only if it is configured", () => {
    const question = { message: "qual o whatsapp de vocês?", history: [], lead: null };

    expect(builtIn({ ...site, whatsapp: "5511987654321" })(question).text).toContain(
      "https://wa.me/5511987654321",
    );
    expect(answer(question).text).not.toContain("wa.me");
  });

  it.each(["qeu orcameto pra stei ", "@", "a@", "1 ", "nao ", "e ai ", "o que? ", "a, b. "])(
    "classifies at most sixteen parts of forty sentences of the longest message (%j)",
    (part) => {
      const classifier = createClassifier(readTrainedModel());
      const classified: string[] = [];
      const counting = (text: string) => {
        classified.push(text);
        return classifier(text);
      };

      understand(counting, part.repeat(2_000 / part.length), INITIAL_STATE);

      expect(classified.length).toBeLessThanOrEqual(40 * (1 + 2 * 16));
      expect(classified.join("").length).toBeLessThanOrEqual(3 * 2_000);
    },
  );

  it("accepts the longest history", () => {
    const history = Array.from({ length: 100 }, () => ({
      role: "user" as const,
      content: "o que? ".repeat(500),
    }));

    expect(answer({ message: "qual o cnpj?", history, lead: null }).text).toContain(site.cnpj);
  });

  it.each(["", "\0", "a".repeat(2_000), "(((((((", "\\", "hasOwnProperty __proto__", "\ud83d"])(
    "says that it doesn't know what %j means",
    (message) => {
      expect(answer({ message, history: [], lead: null }).isUnanswered).toBe(true);
    },
  );
});

describe("Portuguese with typing errors and abbreviations", () => {
  it.each([
    ["Vcs fazem E-MAIL mkt?", "voces fazem email mkt"],
    [
      "qto custa p/ fzr um chat-bot pro whats",
      "quanto custa para fazer um chatbot para o whatsapp",
    ],
    ["ORÇAMENTO já!!!", "orcamento ja"],
    ["oiiii", "oi"],
    ["atendem 24hs?", "atendem 24 horas"],
    ["são 10.000 produtos", "sao 10000 produtos"],
  ])("%s is normalised to %s", (typed, read) => {
    expect(normalise(typed)).toBe(read);
  });

  it("has at least 1,200 different utterances of at least 80 intents, none under two", () => {
    const all = Object.values(utterances).flatMap((lines) => lines.trim().split("\n"));

    expect(Object.keys(utterances).length).toBeGreaterThanOrEqual(80);
    expect(all.length).toBeGreaterThanOrEqual(1_200);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });
});

describe("a short message about something said before", () => {
  const lead = { name: "Joana Prado", email: "joana@doceria.com.br" };

  it.each([
    "sistema pra oficina mecânica, fazem?",
    "sistema pra academia de ginástica, fazem?",
    "site pra clínica veterinária, fazem?",
    "sistema pra loja de roupas, fazem?",
  ])("answers %j as one question", (message) => {
    const reply = converse(message);

    expect(reply).toContain("é com a gente");
    expect(reply).not.toContain("Isso não está entre os nossos serviços");
  });

  it.each([
    [["quais projetos vcs fizeram", "qual deles é de loja?"], "**E-commerce Fashion** (loja"],
    [["me mostra o portfólio", "e qual desses é aplicativo?"], "**App de Reservas** (aplicativo)"],
    [["já fizeram loja virtual?", "quero uma igual"], "Vamos ao orçamento"],
    [["fazem sistema de vendas?", "e se a internet cair?"], "Esse detalhe não está"],
    [["tem projeto de academia?", "e de clínica?"], "Nenhum dos projetos"],
    [["fazem site?", "obrigada, é só isso mesmo"], thanksAnswers.say[0]!],
    [["quero um site", "uns 2 meses?"], "O prazo"],
    [["me fala do app de reservas", "gostei, quero"], "Vamos ao orçamento"],
    [["vcs fazem app?", "legal, quero um"], "Vamos ao orçamento"],
    [["quero um chatbot", "não, melhor um site"], "**Criação de Sites**"],
    [["quero um site", "na verdade prefiro um sistema"], "**Desenvolvimento de Sistemas**"],
    [["quanto custa um site?", "pode ser"], "seu nome"],
    [["quero um site", "Ana Costa"], "Prazer! O seu site"],
    [["quanto custa um site?", "pode ser, meu nome é Ana Costa"], "confirme seu nome"],
    [["quero apagar meus dados", "mas não quero mandar e-mail"], "formulário da seção Contato"],
    [["me liga: 11 98765-4321", "pronto, enviou?"], "Falta só conferir"],
    [["meu e-mail é ana@x.com.br", "já receberam?"], "Falta só conferir"],
    [["meu e-mail é ana@x.com.br", "vão me responder quando?"], "Falta só conferir"],
    [["tem app de agendamento?", "e se o cliente desmarcar?"], "O site não conta isso"],
    [["quanto custa uma loja?", "ta bom, meu nome é Patricia Nogueira"], "confirme seu nome"],
    [
      ["restaurante japonês, quero um site", "nossa que calor hj hein"],
      "sites, sistemas e chatbots",
    ],
    [["site", "pra advogado", "não, é pro escritório da minha irmã, mas eu pago"], "sob medida"],
    [["quero um site", "e pra celular?"], "rápido também no celular"],
    [
      ["site", "pra advogado", "não, é pro escritório da minha irmã, mas eu pago", "e no celular?"],
      "Sim: os sites são rápidos",
    ],
    [["quero apagar meus dados", "em quanto tempo apagam?"], "não diz em quanto tempo"],
    [["tem vaga de programador?", "pra onde mando o currículo?"], "O currículo vai para"],
    [["paguei e o site tá fora do ar", "quero falar com um responsável AGORA"], "na hora"],
    [["vcs fazem app pra salão?", "funciona no iphone?"], "não traz detalhes sobre Android"],
    [["quero um chatbot", "e no telegram?"], "deixe seu nome e seu e-mail"],
  ])("answers the last of %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it("takes a forgotten phone number without speaking of erasing", () => {
    const reply = converse(
      "meu email é ana@x.com.br",
      "o numero é 31 98765-1122, esqueci de passar",
    );

    expect(reply).not.toContain("apagar");
    expect(reply).toContain("no formulário aqui do chat");
  });

  it.each([["valeu, ajudou bastante"], ["obrigada, ajudou muito"]])(
    "doesn't repeat an answer after %j",
    (message) => {
      const reply = converse("vcs fazem aplicativo pra iphone?", "e logotipo?", message);

      expect(thanksAnswers.say).toContain(reply);
    },
  );

  it.each([
    [null, "confirme seu nome e seu e-mail no formulário"],
    [lead, "já tem seu contato"],
  ])("takes the e-mail address after a complaint, with the lead %j", (known, expected) => {
    const complaint = "vocês são péssimos, ninguém responde";
    const history = [
      { role: "user" as const, content: complaint },
      { role: "assistant" as const, content: converse(complaint) },
    ];

    const { text } = answer({
      message: "ok. meu email é joana@doceria.com.br",
      history,
      lead: known,
    });

    expect(text).toContain(expected);
    expect(text).not.toMatch(/desculp/);
  });
});

describe("a negated message", () => {
  it.each([
    "não quero deixar meus dados agora, dá pra mandar por email?",
    "prefiro não deixar meus dados, posso mandar um email?",
  ])("gets the e-mail address without a form after %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain(site.contactEmail);
    expect(asksContact(reply)).toBe(false);
    expect(reply).not.toContain("formulário");
  });

  it("doesn't take a refusal as contact data", () => {
    expect(asksContact(converse("não quero deixar meus dados"))).toBe(false);
  });

  it.each([
    "Não, não quero um sistema. Eu que quero vender pra vocês.",
    "não quero um site, quero vender pra vocês",
  ])("gets only the answer to suppliers after %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain("Propostas de fornecedores");
    expect(reply).not.toContain("é com a gente");
  });

  it("doesn't describe a service that the visitor declines", () => {
    expect(converse("não quero um site")).not.toContain("Criação de Sites");
  });
});

describe("a question whether a project's figure is promised", () => {
  it.each(["vcs garantem 250% pra mim também?", "garante que vou ter 80% automatizado?"])(
    "promises no figure to %j",
    (message) => {
      expect(converse(message)).toContain("o site não promete o mesmo número");
    },
  );

  it("isn't any question about the figure", () => {
    expect(converse("qual foi o resultado da landing page?")).not.toContain("promete");
  });
});

describe("a message with words that mean something else elsewhere", () => {
  it.each([
    [
      ["cansei, não quero mais preencher planilha, quero um sistema", "quanto custa?"],
      "formulário",
    ],
    [["dá pra ter um site sem formulário de contato?", "quanto custa?"], "formulário aqui do chat"],
    [["não quero formulário no meu site, só whatsapp", "qual o preço?"], "formulário aqui do chat"],
    [["não quero preencher", "tá, manda o formulário"], "formulário"],
    [["não quero preencher nada agora, só saber o preço"], "O preço depende"],
    [["não quero preencher planilha todo dia, quero um sistema"], "estoque"],
    [["não sei se preciso de site ou sistema, me responde"], "Depende do que mais pesa"],
    [["apareceu uma dúvida: site ou sistema?"], "Depende do que mais pesa"],
    [["não quero chatbot, quero responder pessoalmente: site ou sistema?"], "Depende do que mais"],
    [["fiz login e fui muito mal atendido"], "Sinto muito"],
    [["vocês me mandaram minha senha por e-mail, que absurdo"], "Sinto muito"],
    [["a equipe de vocês me informou por email o preço de 2 mil, tá certo?"], "O preço depende"],
    [["me mostra o portfolio", "o do chatbot quanto custa"], "O preço"],
    [["oi", "e aí"], "Sobre o quê"],
    [["vocês vendem meus dados? e quem recebe?"], "Não vendemos"],
    [["quem são vocês?", "me mostra projetos com resultados"], "portfólio"],
    [["por que vocês?", "todos falam bem de vocês"], "Que bom"],
    [["sou da faculdade Unip e quero um site"], "**Criação de Sites**"],
    [["tem vaga?", "faço faculdade de manhã, tem meio período?"], "não fala de vagas"],
    [["tenho um site parado há anos, dá pra reaproveitar?"], "assumimos ou reformamos"],
  ])("is answered as meant: the last of %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it.each([
    ["já sou MEI, vocês atendem?", "500+"],
    ["tenho experiência com vendas, atendem MEI?", "500+"],
    ["tenho um site parado há anos, dá pra reaproveitar?", "escreva já"],
    ["não sei se preciso de site ou sistema, me responde", "o que mais ajuda"],
    ["quero um site igual você viu no portfólio", "são como eu"],
    ["você disse que o valor vem no orçamento, certo?", "não informei nenhum valor"],
  ])("gets to %j no %j", (message, untold) => {
    expect(converse(message)).not.toContain(untold);
  });

  it("names the e-mail address once after a refusal of the form", () => {
    const reply = converse("não quero preencher formulário", "quero falar com uma pessoa");

    expect(reply.split(site.contactEmail)).toHaveLength(2);
  });
});

describe("a follow-up in everyday words", () => {
  it.each([
    [
      ["qual o prazo de um site?", "e se for uma coisinha simples?"],
      "nesse caso não tenho um número",
    ],
    [["qual o prazo de um site?", "mas e só uma página", "e se atrasar?"], "em caso de atraso"],
    [["quanto custa um site?", "mas e se for só uma página?"], "uma ideia de valor"],
    [["tem desconto?", "e se eu levar o site e o chatbot?"], "prometer desconto"],
    [["meu site caiu, foram vcs que fizeram", "é urgente!!"], "Entendo a pressa"],
    [["fazem chatbot?", "e qual é o primeiro passo?"], "Começamos ouvindo"],
    [["fazem chatbot?", "vcs abrem segunda?"], "Às segundas"],
    [
      ["qual o resultado da landing page?", "isso é verdade ou propaganda?"],
      "não conta como foi medido",
    ],
    [["preciso de portal pros clientes baixar guia", "é seguro?"], "acesso seguro"],
    [["vcs fazem intranet?", "é seguro?"], "acesso seguro está entre os recursos"],
    [["fazem loja virtual?", "tenho uma papelaria"], "A sua loja virtual seria feita sob medida"],
    [["fazem aplicativo?", "é seguro?"], "Esse detalhe não está nesta página"],
    [["quero um chatbot", "isso é seguro?"], "A página não diz isso dos chatbots"],
    [
      ["quero um sistema pra escola", "os professores usam no tablet?"],
      "Os sistemas são sob medida",
    ],
    [["quero um sistema pra escola", "funciona no celular?"], "Os sistemas são sob medida"],
    [["integra com o bling?", "e gera nota fiscal?"], "não cita emissão de nota fiscal"],
    [["fazem aplicativo?", "já fizeram algum?"], "Já fizemos, sim: **App de Reservas**"],
    [["mexem em site que já existe?", "ele é wordpress"], "nem se assume um site feito assim"],
    [["quanto custa um site?", "é pra uma barbearia pequena"], "O valor para o seu caso"],
    [
      ["o site aparece no google?", "em primeiro lugar?"],
      "o primeiro lugar, ninguém pode garantir",
    ],
    [["oi, td bem?", "tudo certo por aqui também"], "Que bom!"],
    [["quem lê o que escrevo no chat?", "e no formulário?"], "Quem lê e responde é uma pessoa"],
    [["o que vocês guardam de mim?", "e no formulário?"], "Guardamos"],
    [["posso pedir pra apagar meus dados?", "e quanto tempo demora pra apagar?"], "180 dias"],
    [["e o resultado da landing page?", "garante isso pra mim tb?"], "o site não promete"],
    [["e o resultado da landing page?", "de qual empresa era?"], "Os nomes dos clientes não"],
    [["vcs arrumam meu site que caiu?", "não foi vcs q fizeram"], "não diz se assumimos"],
    [["vcs arrumam um site que já existe?", "é urgente!!"], "Entendo a pressa"],
    [["é por mês?", "e se eu quiser parar"], "cancelamento"],
    [["me fala do app de reservas", "e se o cliente não aparecer?"], "não conta isso"],
    [["dá pra ter o site em inglês?", "e espanhol?"], "no seu site"],
    [["que ferramentas vocês integram?", "excel?"], "não diz quais"],
    [["como funciona pra contratar?", "e depois?"], "continuamos por perto"],
    [["fazem aplicativo?", "quanto tempo?"], "não tenho um número de dias"],
    [["qual projeto vcs fizeram pra empresa grande?"], "Portal Corporativo"],
    [["fizeram o site de vcs com IA?"], "não conta como foi feita"],
    [["fazem site e chatbot?", "qual dos dois faço primeiro?"], "Depende do que mais pesa"],
    [["fazem site?", "já tenho instagram só"], "não compara um site com redes sociais"],
    [["meu nome é Carla, carla@x.com.br, quero um orçamento"], "confirme seu nome"],
    [["vcs tao contratando?", "sou dev react junior"], "contato@nora.example"],
    [["vcs tao contratando?", "sou dev react junior", "é home office?"], "não fala de vagas"],
    [["tem vaga?", "é remoto?"], "não fala de vagas"],
    [["tenho uma proposta de parceria pra vcs", "com quem eu falo"], "Propostas de fornecedores"],
    [["é golpe?", "como eu sei q a empresa existe mesmo"], "antes de fechar"],
    [["site ou app ou chatbot?", "qual deles vc indica"], "em uma frase"],
    [["tem vaga?", "qual o salario?"], "não fala de vagas"],
    [["tem vaga?", "tenho 2 anos de experiencia com python"], "contato@nora.example"],
    [["é golpe?", "e se eu pagar e vcs sumirem"], "não fala de reembolso"],
    [["vcs fazem site?", "com busca de imovel por bairro e preço"], "não cita busca de imóveis"],
    [["quero uma loja virtual", "que mostre o preço dos produtos"], "Esse detalhe não está"],
    [["fazem chatbot?", "entao me chama vcs"], "campo para o telefone"],
    [
      ["tem sistema de agendamento?", "serve pra clínica?", "manda lembrete pro paciente no zap?"],
      "não diz por onde",
    ],
    [["meu site ta fora do ar", "qto tempo pra arrumar? to perdendo venda"], "Entendo a pressa"],
    [["vi a landing page", "teste a/b ta incluso?"], "não diz se isso é cobrado"],
    [["quais serviços vcs tem?", "me explica o segundo", "e o terceiro?"], "**Chatbots"],
    [["quais serviços vcs tem?", "o segundo", "e o último?"], "**Chatbots"],
    [["mandei mensagem e ngm me respondeu", "pelo formulario do site"], "ver mensagens enviadas"],
    [["ninguém me responde há uma semana", "mandei pelo site"], "ver mensagens enviadas"],
    [["pq eu escolheria vcs?", "isso todo mundo fala"], "É bom mesmo conferir"],
    [["qual o diferencial de vcs?", "toda agência promete isso"], "É bom mesmo conferir"],
    [["pq vcs?", "isso todo mundo fala", "me prova com numero"], "projetos entregues"],
    [["vcs trabalham com ia?", "e vc usa ia tbm?"], "Sou o assistente virtual"],
    [
      ["preciso q o aluno agende aula e pague", "vcs ja fizeram algo assim?"],
      "**App de Reservas**",
    ],
    [["preciso de intranet", "já fez algo parecido?"], "Já fizemos, sim: **Portal Corporativo**"],
    [["essa conversa fica gravada?", "e quem ve?"], "Quem recebe é a equipe"],
    [["vcs fazem site?", "blz como começo"], "prepara o orçamento"],
    [["qual o email?", "e se eu mandar no domingo, qdo respondem?"], "Aos domingos"],
    [["tenho uma pizzaria", "quero um chat q anota os pedidos no zap"], "Sim, como na conversa"],
    [
      ["tenho uma pizzaria", "queria q o cliente pedisse pelo zap sem eu ter q ficar respondendo"],
      "anota as encomendas",
    ],
    [
      ["quero um chat q anota os pedidos no zap", "e isso funciona de madrugada tb?"],
      "Os chatbots que criamos não param",
    ],
    [
      ["quais serviços vcs tem?", "o segundo", "e o terceiro?", "qual a diferença entre os dois?"],
      "Cada um faz uma coisa",
    ],
    [
      ["me mostra o portfolio", "esse de reservas, como funciona?", "nao, o outro, o da loja"],
      "**E-commerce Fashion**",
    ],
    [
      [
        "o sistema de vcs ta dando erro",
        "qual o horario?",
        "isso é um absurdo, to perdendo dinheiro",
      ],
      "desculp",
    ],
    [["vcs pegam estagiario?", "q tecnologia eu preciso saber?"], "nem de requisitos"],
    [["o q é melhor: site, loja virtual ou zap?", "faço uns 20 por semana só"], "sob medida"],
    [["quero vender doces", "entao a loja é exagero ne?"], "só o que deixa o seu dia mais leve"],
    [["o que vocês guardam de mim?", "oi, ainda aí?"], "Estou aqui!"],
    [["o que vocês guardam de mim?", "vc tá aí?"], "Estou aqui!"],
    [["o que vocês guardam de mim?", "tem alguém aí?"], "Eu estou aqui"],
    [["eu acompanho o andamento?", "e se atrasar?"], "em caso de atraso"],
    [["já fizeram pra loja de roupa?", "da pra pagar no pix parcelado?"], "formas de pagamento"],
    [["já fizeram loja virtual?", "posso pagar vocês no pix?"], "formas de pagamento"],
    [["já fizeram loja virtual?", "ela aceita pix?"], "pagamento é online"],
    [["fizeram app de reservas?", "quanto fica isso, e em quanto tempo?"], "O prazo"],
    [["vocês já fizeram loja virtual?", "em quanto tempo vocês fazem?"], "O prazo"],
    [["posso pedir pra apagar meus dados?", "e em quanto tempo?"], "180 dias"],
    [
      ["pq precisa do meu email?", "e se eu não quiser deixar nada, como falo com vcs?"],
      "é contato@",
    ],
  ])("answers the last of %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it("keeps the price in mind when the visitor says for whom the project is", () => {
    const reply = converse("quanto custa um site?", "é pra minha padaria", "e um sistema?");

    expect(reply).toContain("de um sistema");
  });
});

describe("a message about the last answer", () => {
  it.each(["nao quero preencher formulario", "dá pra fazer sem formulário?", "odeio formulário"])(
    "isn't offered the form again after %j",
    (refusal) => {
      const reply = converse("quero um orçamento", refusal, "me passa um valor aproximado?");

      expect(asksContact(reply)).toBe(false);
      expect(reply).toContain(`escreva para ${site.contactEmail}`);
    },
  );

  it("is offered the form again once the visitor wants it", () => {
    const reply = converse(
      "quero um orçamento",
      "não quero preencher formulário",
      "tá, eu preencho",
    );

    expect(asksContact(reply)).toBe(true);
  });

  it.each([
    ["agora não", "tá, pode ser agora então"],
    ["agora nao", "pode ser agora"],
    ["não, obrigada", "mudei de ideia, quero sim"],
    ["deixa pra depois", "pensando bem, vamos fazer"],
  ])("offers the quote again after %j and %j", (declined, message) => {
    const reply = converse("quero um orçamento", declined, message);

    expect(asksContact(reply)).toBe(true);
    expect(reply).toContain("orçamento");
  });

  it.each(["depois", "mais tarde", "deixa pra outro dia", "amanhã eu preencho"])(
    "doesn't press after %j",
    (message) => {
      const reply = converse("quero um orçamento", message);

      expect(reply).toContain("sem pressa");
      expect(asksContact(reply)).toBe(false);
    },
  );

  it.each([
    "João Silva",
    "joao silva",
    "Carlos",
    "Ana Souza",
    "Maria Eduarda Lima",
    "meu nome é Carlos Alberto",
    "me chamo ieda",
    "sou a Rita da padaria",
    "Dalva",
    "Nair",
    "é Nair",
    "Jurandilza",
    "Jurandilza Bezerra",
    "nao, Dalva é meu apelido. meu nome é Maria Dalvina Souto",
    "ana arroba gmail ponto com",
    "meu nome é ana meu email ana arroba gmail ponto com",
    "jose@gmail,com",
    "meu email é bia@gmail",
    "bia@padaria",
    "meu email é bia.gmail.com",
  ])("says after the offer that %j has to be confirmed in the form", (message) => {
    const reply = converse("quero um orçamento", message);

    expect(reply).toContain("confirme seu nome e seu e-mail no formulário");
    expect(reply).not.toContain("de novo");
  });

  it.each([
    "Ana, quanto custa um site?",
    "rita quer um site",
    "Pedro falou de vocês",
    "Landing Page",
    "Bom dia",
    "blz",
    "?",
    "não entendi",
    "vcs fazem convite de casamento?",
  ])("answers %j, which isn't only a name", (message) => {
    expect(converse("quero um orçamento", message)).not.toContain("confirme seu nome");
  });

  it.each(["sim", "confirmo", "já preenchi", "pronto"])(
    "says after contact data and %j how to confirm it",
    (message) => {
      const reply = converse("quero um orçamento", "sou a Ana, ana@x.com.br", message);

      expect(reply).toContain("“Confirmar”");
    },
  );

  it("keeps a refusal of the offer", () => {
    const reply = converse("quero um orçamento", "agora não", "não quero mesmo");

    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    ["meu email é carla.doces@gmial.com", "opa errei, é gmail.com"],
    ["meu email é carla.doces@gmial.com", "ops, é hotmail"],
    ["meu telefone é 81 99888-1234", "o ddd tá errado, é 82"],
    ["meu telefone é 81 99888-1234", "troquei de numero, agora é 81 97777-4321, apaga o outro"],
  ])("has contact data that isn't confirmed corrected in the form: %j, %j", (typed, message) => {
    const reply = converse(typed, message);

    expect(reply).toContain("nada foi enviado ainda");
    expect(reply).toContain("no formulário aqui do chat");
    expect(asksContact(reply)).toBe(true);
    expect(reply).not.toContain(site.contactEmail);
  });

  it.each([
    ["meu nome é Bruno", "na verdade é Bruna, errei"],
    ["meu nome é Paula", "desculpa, errei meu nome, é Paola"],
    ["me chamo Cláudio Reis", "desculpa, meu nome é Cláudia Reis"],
  ])("has a corrected name confirmed in the form: %j, %j", (before, message) => {
    expect(converse(before, message)).toContain("confirme seu nome e seu e-mail no formulário");
  });

  it.each([
    ["recebi um email de propaganda de vocês sem nunca ter pedido", "nada de propaganda"],
    ["esses 100+ projetos aí são de verdade?", "É o número que o site traz"],
    ["tem telefone ou whatsapp pra contato?", "nem telefone nem WhatsApp"],
    ["quero comprar um notebook", "não vendemos"],
    ["meu site atual demora demais pra abrir, dá pra resolver?", "o que já existe"],
    ["preciso de um sistema pra minha distribuidora, hoje é tudo no excel", "Já fizemos"],
    ["o que é esse negócio de landing page", "Uma landing page é uma página"],
  ])("answers %j with %j", (message, told) => {
    expect(converse(message)).toContain(told);
  });

  it("names the tax number once, and takes no customer for a supplier", () => {
    const reply = converse("Qual o CNPJ e a razão social? Preciso cadastrar vocês como fornecedor");

    expect(reply.split(site.cnpj)).toHaveLength(2);
    expect(reply).not.toContain("Propostas");
    expect(reply).not.toContain("é com a gente");
  });

  it.each(["quero corrigir meu e-mail", "meu telefone está errado no cadastro"])(
    "says before any contact data that nothing was sent from the chat: %j",
    (message) => {
      expect(converse(message)).toContain("nada foi enviado");
    },
  );

  it("opens the form for a corrected name of a confirmed lead", () => {
    const lead = { name: "Davi", email: "davi@x.com.br" };
    const history = [
      { role: "user" as const, content: "sou o Davi, davi@x.com.br" },
      { role: "assistant" as const, content: thanks(lead.name) },
    ];

    const { text } = answer({ message: "errei meu nome, é David", history, lead });

    expect(text).toContain("confira os dados no formulário aqui do chat e confirme de novo");
  });

  it("names the chat beside the contact form when it tells how to erase data", () => {
    expect(converse("apague meus dados por favor")).toContain("pelo chat ou pelo formulário");
  });

  it.each(["apaga tudo que eu falei", "apaga meus dados", "apaga meu email"])(
    "names the button if the visitor has confirmed nothing and writes %j",
    (message) => {
      const reply = converse(message);

      expect(reply).toContain("“Apagar conversa”");
      expect(reply).toContain("formulário de contato");
      expect(reply).toContain(site.contactEmail);
    },
  );

  it.each([
    "pode adicionar minha sócia também? lu@x.com.br",
    "pode colocar minha sócia também? lu@x.com.br",
    "anota também o da minha sócia: Eva Reis, eva@x.com.br",
  ])("has a further contact confirmed: %j", (message) => {
    const reply = converse("sou a Rute, rute@x.com.br", message);

    expect(reply).toMatch(/^Obrigado! .*no formulário/);
    expect(reply).not.toContain("chatbot");
  });

  it.each(["ta certo agora?", "corrigiu?", "ficou certo?"])(
    "doesn't confirm contact data that it can't see: %j",
    (message) => {
      const reply = converse("meu email é carla@gmial.com", "opa errei, é gmail.com", message);

      expect(reply).toContain("Daqui não vejo o formulário");
      expect(asksContact(reply)).toBe(true);
    },
  );

  it("corrects confirmed contact data as before", () => {
    const lead = { name: "Carla", email: "carla@gmial.com" };
    const history = [
      { role: "user" as const, content: "meu email é carla@gmial.com" },
      { role: "assistant" as const, content: thanks(lead.name) },
    ];

    const { text } = answer({ message: "passei o e-mail errado", history, lead });

    expect(text).toContain("eu abro o formulário para você confirmar de novo");
    expect(text).not.toContain("nada foi enviado");
  });

  it("says how to erase an address that the visitor takes back", () => {
    const reply = converse("meu email é carla@gmail.com", "desisti, apaga meu email daí");

    expect(reply).toContain(site.contactEmail);
  });

  it.each([
    ["quero apagar os dados que deixei", "e o telefone também?", "tudo o que você deixou"],
    ["quero apagar os dados que deixei", "meus dados já foram apagados?", "Daqui não vejo se"],
    ["vocês usam wordpress?", "pq não?", "Não é um “não”"],
    ["vocês têm certificação ISO?", "mas por que não?", "Não é um “não”"],
    ["vocês fazem manutenção de site dos outros?", "nem se eu pagar?", "Pagar não muda"],
    ["o que é um chatbot", "e pra que serve numa padaria", "respondem na hora"],
    ["me fala dos sistemas", "em que isso ajuda uma oficina?", "Integração"],
    ["o que é um chatbot", "tem exemplo?", "80% do suporte"],
    ["me fala dos sistemas", "me mostra um exemplo", "**Sistema de Gestão**"],
    ["80% do que?", "e isso vale pro meu negocio tb?", "o site não promete o mesmo número"],
    ["tenho 3 mil reais pra gastar", "da pra fazer o que com isso?", "sites, sistemas e chatbots"],
    ["qual o prazo?", "e se atrasar?", "não diz o que acontece em caso de atraso"],
  ])("answers %j, %j with %j", (before, message, told) => {
    expect(converse(before, message)).toContain(told);
  });

  it("gives as an example only projects of the service", () => {
    expect(converse("o que é um chatbot", "tem exemplo?")).not.toContain("Portal Corporativo");
  });

  it("doesn't take a question about terms of payment for an objection", () => {
    expect(converse("vocês usam wordpress?", "e se eu pagar à vista?")).not.toContain(
      "Pagar não muda",
    );
  });

  it("says why to choose the company after an answer of the page", () => {
    expect(converse("o site funciona no celular?", "por que vocês?")).not.toContain(
      "Não é um “não”",
    );
  });
});
