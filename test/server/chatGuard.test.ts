import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { utterances } from "../../server/chat/builtIn/utterances/index.ts";
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
  ["percentage", "Damos 50 % de desconto."],
  ["percentage", "Damos 10% à vista."],
  ["percentage", "Você paga 80% de entrada."],
  ["percentage", "Há desconto de 80 % no suporte."],
  ["percentage", "Suas vendas sobem 250%."],
  ["percentage", "Oferecemos vinte por cento de desconto."],
  ["percentage", "Temos 99,9% de disponibilidade."],
  ["percentage", "São trinta porcento a menos."],
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
  ["address", "Veja em https://www.nora-portfolio.com.br/projetos."],
  ["address", "Acesse www.nora.dev."],
  ["address", "Está em nora.com.br."],
  ["address", "Chame em wa.me/5511987654321."],
  ["address", "Siga @noratech no Instagram."],
  ["address", "Veja [o projeto](http://loja.exemplo.shop)."],
];

/** Sentences that look like invented claims but aren't, or are on the site. */
const decoys: readonly string[] = [
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
    ["preciso em 10 dias", "Sobre os 10 dias, a equipe confirma."],
    ["preciso em duas semanas", "Sobre as 2 semanas, a equipe confirma."],
    ["meu lucro caiu 30%", "Uma queda de 30 % preocupa mesmo."],
    ["meu site é www.padariadalucia.com.br", "Vi que seu site é padariadalucia.com.br."],
    ["meu email é ana@padaria.com.br", "A equipe escreve para ana@padaria.com.br."],
    ["meu número é 11 98765-4321", "A equipe liga para (11) 98765-4321."],
  ])("accepts the visitor's own figures: %s", (message, sentence) => {
    expect(createGuard(site, asked(message))(sentence)).toEqual([]);
    expect(createGuard(site, asked("oi"))(sentence)).not.toEqual([]);
  });

  it.each([
    ["tenho 3 lojas", "Fica pronto em 3 dias."],
    ["tenho 30 funcionários", "Damos 30% de desconto."],
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

  it("accepts every answer of the built-in assistant", () => {
    const answer = builtIn(site);
    const stopped = Object.values(utterances)
      .flatMap((lines) => lines.trim().split("\n"))
      .flatMap((message) => {
        const guard = createGuard(site, asked(message));
        const { text } = answer(asked(message));
        return text.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) => {
          const kinds = guard(sentence);
          return kinds.length === 0 ? [] : [{ message, sentence, kinds }];
        });
      });

    expect(stopped).toEqual([]);
  });
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
    onReplaced: (kinds) => replaced.push(...kinds),
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
