import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ClaimKind } from "../../server/chat/guard/claims.ts";
import { createGuard } from "../../server/chat/guard/guard.ts";
import { guardAnswer, replacement } from "../../server/chat/guard/guardAnswer.ts";
import type { Conversation } from "../../server/chat/conversation.ts";
import { site } from "./questions/facts.ts";

const asked = (message: string): Conversation => ({ message, history: [], lead: null });

/** Invented claims of a model, by kind. */
const invented: readonly [ClaimKind, string][] = [
  ["price", "Um site custa R$ 2.500,00."],
  ["price", "O valor fica em torno de 3.000 reais."],
  ["price", "Sai por cinco mil reais."],
  ["price", "Custa mil e quinhentos reais à vista."],
  ["price", "Nossos sistemas partem de dez mil reais."],
  ["price", "Fica em 5 mil."],
  ["price", "Cinco mil."],
  ["price", "O preço é 900."],
  ["price", "A partir de 1.200 você já tem um site."],
  ["price", "São **R$ 99** por mês."],
  ["price", "Some R＄ ５００ de entrada."],
  ["price", "Custa uns 2k."],
  ["price", "São US$ 300."],
  ["price", "Fica 400 euros."],
  ["price", "A mensalidade de 150 inclui tudo."],
  ["price", "Parcelamos em 12x sem juros."],
  ["price", "Dá para pagar em dez vezes."],
  ["price", "O orçamento é gratuito."],
  ["price", "A primeira consulta é de graça."],
  ["price", "- Site simples: R$ 1.999"],
  ["price", "A mensalidade é de 99,90."],
  ["price", "A mensalidade é 150."],
  ["price", "Valor: 1.999,90."],
  ["price", "O valor fica entre 2.000 e 5.000."],
  ["price", "Investimento: 2.500 a 4.000."],
  ["price", "preço: 3 mil"],
  ["price", "Custa zero reais."],
  ["price", "O preço de um site institucional é 1.500."],
  ["price", "Custa entre 900 e 1.200, conforme o caso."],
  ["price", "São 2.000 (dois mil) reais."],
  ["price", "Os valores vão de 800 até 3.000 por projeto."],
  ["price", "A anuidade sai por 600 à vista."],
  ["price", "A taxa de instalação é de 120."],
  ["price", "Preço médio: 4 a 6 mil."],
  ["price", "O plano mensal sai a 89,90."],
  ["price", "Investimento mínimo – 5.000"],
  ["deadline", "Fica pronto em 15 dias."],
  ["deadline", "Entregamos em duas semanas."],
  ["deadline", "O prazo é de 30 a 45 dias úteis."],
  ["deadline", "Leva cerca de um mês."],
  ["deadline", "Em uma semana está no ar."],
  ["deadline", "Respondemos em até 4 horas."],
  ["deadline", "A equipe retorna em 24 horas."],
  ["deadline", "Você recebe resposta em até 24h."],
  ["deadline", "Respondemos em meia hora."],
  ["deadline", "Leva poucos minutos, ou melhor, leva 10 minutos."],
  ["deadline", "Fica pronto em poucos dias."],
  ["deadline", "A garantia é de doze meses."],
  ["deadline", "Damos garantia de um ano."],
  ["deadline", "Estamos há 10 anos no mercado."],
  ["deadline", "Entregamos até sexta."],
  ["deadline", "Seu site fica pronto na semana que vem."],
  ["deadline", "O sistema estará pronto até o fim do mês."],
  ["deadline", "Entregamos em 180 dias."],
  ["deadline", "Entrega prevista para 15/12."],
  ["deadline", "O suporte de três meses está incluído."],
  ["deadline", "O prazo é de 30 (trinta) dias."],
  ["deadline", "45 (quarenta e cinco) dias úteis"],
  ["deadline", "São trinta (30) dias corridos."],
  ["deadline", "Entregamos em dezembro."],
  ["deadline", "Em 2027 entregamos."],
  ["deadline", "Fica pronto até o fim do mês."],
  ["deadline", "Até o fim do mês."],
  ["deadline", "Mês que vem."],
  ["deadline", "Sim, em março."],
  ["deadline", "O prazo é o fim do ano."],
  ["deadline", "Prazo: dezembro de 2026."],
  ["deadline", "O sistema fica pronto no início de fevereiro."],
  ["deadline", "Concluímos o projeto no primeiro trimestre."],
  ["deadline", "Leva dois trimestres."],
  ["deadline", "O prazo é de um mês."],
  ["deadline", "O prazo de entrega é de uma semana."],
  ["deadline", "O prazo para um site simples é de um mês."],
  ["deadline", "O prazo é de um dia útil."],
  ["deadline", "O prazo é de um fim de semana."],
  ["deadline", "Com prazo de entrega de uma semana."],
  ["deadline", "O tempo médio é de uma semana."],
  ["deadline", "O retorno é de uma hora."],
  ["deadline", "A implantação é de uma semana."],
  ["deadline", "O cronograma é de um mês."],
  ["deadline", "São de um a dois meses."],
  ["deadline", "Calcule um mês de trabalho."],
  ["deadline", "Fica pronto esta semana."],
  ["deadline", "Fica pronto ainda este mês."],
  ["deadline", "Entregamos ainda este ano."],
  ["deadline", "Fica pronto da noite para o dia."],
  ["price", "Não custa nada."],
  ["percentage", "Damos 50 % de desconto."],
  ["percentage", "Damos 10% à vista."],
  ["percentage", "Você paga 80% de entrada."],
  ["percentage", "Há desconto de 80 % no suporte."],
  ["percentage", "Suas vendas sobem 250%."],
  ["percentage", "Oferecemos vinte por cento de desconto."],
  ["percentage", "Temos 99,9% de disponibilidade."],
  ["percentage", "São trinta porcento a menos."],
  ["percentage", "A conversão sobe 25 pontos percentuais."],
  ["percentage", "O ganho é de um ponto percentual."],
  ["percentage", "Cresce 30 (trinta) por cento."],
  ["phone", "Ligue para (11) 98765-4321."],
  ["phone", "Nosso telefone é 11 3456-7890."],
  ["phone", "Chame no WhatsApp +55 11 98765 4321."],
  ["phone", "Fale no 0800 123 4567."],
  ["phone", "O número é 11987654321."],
  ["phone", "Ligue 4004-1234."],
  ["phone", "Disque 12345."],
  ["phone", "Anote: nove oito sete seis cinco quatro três dois um."],
  ["email", "Escreva para vendas@nora.com.br."],
  ["email", "O e-mail é suporte@nora.example."],
  ["email", "Mande para contato arroba nora ponto com."],
  ["email", "O e-mail é vendas@nora."],
  ["email", "Escreva para suporte at nora dot com."],
  ["email", "Escreva para suporte [at] nora [ponto] com."],
  ["address", "Veja em https://www.nora-portfolio.com.br/projetos."],
  ["address", "Acesse www.nora.dev."],
  ["address", "Está em nora.com.br."],
  ["address", "Chame em wa.me/5511987654321."],
  ["address", "Siga @noratech no Instagram."],
  ["address", "Veja [o projeto](http://loja.exemplo.shop)."],
  ["address", "Acesse bit.ly/abc."],
  ["address", "Veja goo.gl/x1 ou t.me/nora."],
  ["address", "Entre em nora ponto com ponto br."],
  ["address", "O site é nora dot com."],
];

/** Sentences that look like invented claims but aren't, or are on the site. */
const decoys: readonly string[] = [
  "Um mês tem datas que pedem um site pronto, e cada negócio é de um jeito.",
  "Um dia desses você pode mudar de ideia.",
  "Não custa nada perguntar à equipe.",
  "Esta semana a equipe atende normalmente.",
  "O suporte fica disponível 24/7.",
  "Atendemos 24 horas por dia, 7 dias por semana, pelo chat.",
  "O suporte funciona 24 horas.",
  "Este chat responde na hora, 24 horas por dia.",
  "No passo 2, você acompanha cada etapa.",
  "Passo 1: conte o que precisa. Passo 2: receba o orçamento.",
  "São 100+ projetos entregues e 50+ clientes satisfeitos.",
  "A loja tem 10.000+ produtos à venda.",
  "A loja tem 10 mil produtos.",
  "O chatbot automatizou 80% do suporte.",
  "Com o chatbot, 80 % do atendimento ficou automático.",
  "A landing page teve 250% de aumento nos contatos.",
  "O portal tem 500+ funcionários conectados.",
  "A equipe atende de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 13h.",
  "A equipe volta na segunda-feira às 9h.",
  "Atendemos das 9 às 18 horas.",
  "Escreva para contato@nora.example.",
  "Você encontra tudo em https://nora.example/#contato.",
  "O CNPJ é 11.222.333/0001-81.",
  "Seus dados são apagados do site em até 180 dias.",
  "Ligue para o CVV no 188, de graça, de dia e de noite.",
  "Temos 3 frentes: sites, sistemas e chatbots.",
  "São seis projetos, seis problemas diferentes.",
  "Em 2026 a LGPD continua valendo.",
  "Usamos testes A/B e HTML5.",
  "O cliente escolhe o dia e o horário.",
  "Um dia a gente conversa sobre isso.",
  "Isso é para uma hora em que a equipe possa atender.",
  "Mil desculpas pela confusão!",
  "Respondemos em breve.",
  "A conversa cabe na tela de 390 x 844.",
  "O padrão ASP.NET não aparece no site.",
  "Não sei dizer o preço.",
  "Trabalhamos com empresas de todos os portes, da loja de bairro à rede com centenas de funcionários.",
  "Entre 2025-2026 o site não diz nada.",
  "O valor depende do projeto; em 3 etapas mostramos o andamento.",
  "Nossos valores são 3: Inovação, Confiabilidade e Foco em Resultados.",
  "Os três valores são Inovação, Confiabilidade e Foco em Resultados.",
  "O orçamento é feito pela equipe, que atende de segunda a sexta, das 9h às 18h.",
  "O preço a equipe informa em 1 conversa.",
  "O preço em 2026 depende do projeto, como sempre.",
  "O custo depende de 2 coisas: o tamanho e o prazo.",
  "O valor de um site muda conforme as 4 frentes do projeto.",
  "O orçamento leva em conta 10.000 produtos, como na loja do portfólio.",
  "O investimento vale a pena: são 100+ projetos entregues.",
  "Preço e prazo: a equipe informa aos sábados, das 9h às 13h.",
  "Sobre o preço, fale com a equipe a partir das 9 horas.",
  "O prazo combinado fica por escrito nas 2 vias do contrato.",
  "A equipe responde na segunda-feira, e o prazo vem no orçamento.",
  "Em dezembro a equipe atende nos mesmos horários.",
  "Nada foi publicado sobre isso no site.",
  "A partir de 10 projetos já dá para comparar.",
  "O plano é simples: 3 passos, e você acompanha cada um.",
  "Entregamos e continuamos por perto, 24/7.",
  "Até segunda!",
  "Até amanhã!",
  "Até mais!",
  "O painel usa node.js e o teste A/B compara 2 versões.",
  "Sobre esse ponto com a equipe você conversa melhor.",
  "São 4 projetos com resultado: 10.000+, 80% do suporte, 250% de aumento nos contatos e 500+.",
  "O cliente paga o sinal pelo Pix e recebe o lembrete, a qualquer hora.",
  "O valor do desconto, se houver, está fora das 6 páginas do site.",
];

describe("the guard", () => {
  it.each(invented)("replaces an invented %s: %s", (kind, sentence) => {
    expect(createGuard(site, asked("oi"))(sentence)).toContain(kind);
  });

  it.each(decoys)("accepts: %s", (sentence) => {
    expect(createGuard(site, asked("oi"))(sentence)).toEqual([]);
  });

  it.each([
    ["tenho R$ 2.000 para gastar", "Com os R$ 2.000 que você tem, a equipe avalia."],
    ["tenho 5 mil", "Anotei o limite de 5.000 reais."],
    ["tenho 5 mil\nquais os prazos?", "Com 5.000 reais, a equipe avalia."],
    ["tenho uns 3000 pra gastar", "Com R$ 3.000, a equipe avalia o que dá para fazer."],
    ["meu teto é 4500 mais ou menos", "O teto de R$ 4.500 ajuda a equipe."],
    ["pago 89,90 por mês hoje", "Os R$ 89,90 por mês que você paga hoje contam."],
    ["preciso em 10 dias", "Sobre os 10 dias, a equipe confirma."],
    ["preciso em duas semanas", "Sobre as 2 semanas, a equipe confirma."],
    ["meu lucro caiu 30%", "Uma queda de 30 % preocupa mesmo."],
    ["meu site é www.padariadalucia.com.br", "Vi que seu site é padariadalucia.com.br."],
    ["meu email é ana@padaria.com.br", "A equipe escreve para ana@padaria.com.br."],
    ["meu número é 11 98765-4321", "A equipe liga para (11) 98765-4321."],
    ["preciso para dezembro", "Se dá para entregar em dezembro, a equipe confirma."],
    ["a loja abre em 2027", "Entregar em 2027 é com a equipe."],
    ["tem que ser até o fim do mês", "Até o fim do mês."],
    ["tenho entre 2 mil e 5 mil", "O valor fica entre 2.000 e 5.000, como você disse."],
    ["o prazo é 30 dias", "Anotei o prazo de 30 (trinta) dias."],
    ["escrevam para ana@padaria", "A equipe escreve para ana@padaria."],
    ["meu link é bit.ly/padaria", "Vi o link bit.ly/padaria."],
    ["perdi 5 pontos percentuais", "Uma queda de 5 pontos percentuais preocupa."],
  ])("accepts the visitor's own figures: %s", (message, sentence) => {
    expect(createGuard(site, asked(message))(sentence)).toEqual([]);
    expect(createGuard(site, asked("oi"))(sentence)).not.toEqual([]);
  });

  it.each([
    ["tenho 3 lojas", "Fica pronto em 3 dias."],
    ["tenho 30 funcionários", "Damos 30% de desconto."],
    ["Quanto custa um site com 800 produtos?", "O site custa R$ 800."],
    ["tenho 300 funcionários", "Custa 300 reais."],
    ["existimos desde 1990", "O site custa R$ 1.990."],
    ["quero 12 páginas", "Custa R$ 12."],
    ["atendo 2.000 pessoas por mês", "O preço é 2.000."],
    ["dá para parcelar?", "Sim, em 10x."],
  ])("replaces a visitor's figure that is used for something else: %s", (message, sentence) => {
    expect(createGuard(site, asked(message))(sentence)).not.toEqual([]);
  });

  it("replaces a claim even if an earlier answer made it", () => {
    const guard = createGuard(site, {
      message: "confirma?",
      history: [{ role: "assistant", content: "Um site custa R$ 800." }],
      lead: null,
    });

    expect(guard("Confirmo: R$ 800.")).toEqual(["price"]);
  });

  it.each([
    ["1 ", []],
    ["um ", ["phone"]],
    ["a.", []],
    ["mil e ", []],
    ["@", []],
    ["9", []],
    ["cinco, ", ["phone"]],
    ["r$ ", []],
    ["www.", []],
    ["em ate ", []],
    ["a arroba ", []],
  ])("checks all of 4,000 characters of %j", (part, found) => {
    const text = part.repeat(4_000 / part.length);
    const guard = createGuard(site, { ...asked(text), history: [{ role: "user", content: text }] });

    expect([...new Set(guard(text))]).toEqual(found);
  });

  it("accepts the company's WhatsApp number if it is configured", () => {
    const guard = createGuard({ ...site, whatsapp: "5511987654321" }, asked("oi"));

    expect(guard("Chame em https://wa.me/5511987654321 ou no (11) 98765-4321.")).toEqual([]);
  });

  it("accepts no end of that number that isn't a phone number of its own", () => {
    const guard = createGuard({ ...site, whatsapp: "5511987654321" }, asked("oi"));

    expect(guard("Ligue para 4321.")).toEqual(["phone"]);
  });

  it.each([
    ["meu site é padaria.com.br", "Veja padaria.com."],
    ["meu site é padaria.com.br", "Veja aria.com.br."],
    ["meu e-mail é mariana@exemplo.com.br", "Escreva para ana@exemplo.com.br."],
  ])("accepts no part of an address in %j", (message, answer) => {
    expect(createGuard(site, asked(message))(answer)).not.toEqual([]);
  });

  it("accepts the site of the visitor's e-mail address", () => {
    const guard = createGuard(site, asked("meu e-mail é ana@padaria.com.br"));

    expect(guard("É sobre o site padaria.com.br?")).toEqual([]);
  });

  it("accepts the built-in assistant's answers to every fourth utterance of each intent", async () => {
    const program = join(import.meta.dirname, "../support/utteranceAnswers.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      maxBuffer: Infinity,
    });
    const sentences = JSON.parse(stdout) as [sentence: string, message: string][];

    // The visitor of this guard wrote no claim, so it accepts no more than the guard of the answered message.
    const guard = createGuard(site, asked("oi"));
    const stopped = sentences.flatMap(([sentence, message]) => {
      const kinds = guard(sentence);
      return kinds.length === 0 ? [] : [{ message, sentence, kinds }];
    });

    expect(sentences.length).toBeGreaterThan(300);
    expect(stopped).toEqual([]);
  }, 120_000);
});

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function guarded(text: string, length = 3, hasLead = false) {
  const passed: string[] = [];
  const replaced: ClaimKind[] = [];
  const guard = createGuard(site, asked("quanto custa?"));
  for await (const said of guardAnswer(inPieces(text, length), guard, {
    hasLead,
    onRejected: (kinds) => replaced.push(...kinds),
  })) {
    passed.push(said);
  }
  return { passed, whole: passed.join(""), replaced };
}

describe("a guarded answer", () => {
  it("is unchanged without invented claims, sentence by sentence", async () => {
    const text =
      "Olá! Fazemos sites, sistemas e chatbots.\n\n- Um item\n- Outro 🙂\nO que você procura?";
    const { passed, whole } = await guarded(text, 1);

    expect(whole).toBe(text);
    expect(passed[0]).toBe("Olá! ");
    expect(passed.length).toBeGreaterThan(4);
  });

  it("has its invented sentence replaced and keeps the others", async () => {
    const { whole, replaced } = await guarded("Claro! Custa R$ 2.500,00. Fale com a gente.");

    expect(whole).toBe(`Claro! ${replacement(false)} Fale com a gente.`);
    expect(replaced).toEqual(["price"]);
  });

  it("has one replacement for several invented sentences", async () => {
    const { whole, replaced } = await guarded("Custa R$ 10. Leva 3 dias. Damos 5%.\nTchau!");

    expect(whole).toBe(`${replacement(false)} \nTchau!`);
    expect(replaced).toEqual(["price", "deadline", "percentage"]);
  });

  it.each([
    "O preço:\nR$\n500",
    "Custa\n500 por mês.",
    "Valor:\n- 1.999,90",
    "Fica pronto em\n30\ndias.",
    "O prazo é de 30\n(trinta) dias.",
  ])("has no claim that is divided by a line break: %j", async (text) => {
    const { whole, replaced } = await guarded(text);

    expect(replaced).not.toEqual([]);
    expect(whole).toContain(replacement(false));
  });

  it("keeps the lines of lists and titles", async () => {
    const text =
      "Preço\n100+ projetos entregues\n**Prazo**\n1. Combinado por escrito\n2. Testado\nPreço:\n80% do suporte automatizado\nValor\n24 horas por dia\nNosso horário é\n9h às 18h";

    expect(await guarded(text)).toMatchObject({ whole: text, replaced: [] });
  });

  it("doesn't ask for contact data that was given", async () => {
    expect((await guarded("Custa R$ 10.", 50, true)).whole).toBe(replacement(true));
  });

  it("joins a surrogate pair that arrives in two pieces", async () => {
    expect((await guarded("Oi 🙂 tudo bem?", 1)).whole).toBe("Oi 🙂 tudo bem?");
  });
});

it("leaves the company's own e-mail address and site with characters of emphasis", () => {
  const own = {
    ...site,
    contactEmail: "fale_conosco@nora.example",
    url: "https://nora_site.example",
  };
  const check = createGuard(own, asked("qual o e-mail?"));

  expect(check("Escreva para fale_conosco@nora.example ou veja nora_site.example.")).toEqual([]);
});
