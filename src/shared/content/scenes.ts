/** A part of a drawing: its look, as classes or the name of a picture in Scene.tsx, then its words and parts. */
export type Part = readonly [look: string, ...inside: (string | Part)[]];

/** One part for each of some words. */
const each = (look: string, ...words: readonly string[]) => words.map((word): Part => [look, word]);

const line = (text: string, word: string, look = "dim"): Part => ["line", text, [look, word]];

const slip = (title: string, ...inside: Part[]): Part => ["slip", ["bar", title], ...inside];

const page = (bar: Part, ...inside: Part[]): Part => ["window page", bar, ["across", ...inside]];

/**
 * The drawings of projects and services, by their ids. Not part of index.ts: they are examples, which the assistant must
 * not quote as facts.
 */
export const scenes: Readonly<Record<string, Part>> = {
  shop: page(
    ["bar", "Novidades", ["mark", "Sacola: 2"]],
    ["tile", ["shirt"], "Camisa de linho", ["dim", "R$ 189"]],
    [
      "slip",
      ["headline", "R$ 189"],
      ["dim", "ou R$ 179 no Pix"],
      ["row", ["chip", "P"], ["chip chosen", "M"], ["chip taken", "G"]],
      line("Chega", "quinta"),
      ["action", "Comprar"],
    ],
    ["tile", ["dress"], "Vestido midi", ["dim", "R$ 249"]],
  ),
  management: [
    "window system",
    ["side", ["chosen", "Painel"], ...each("entry", "Estoque", "Vendas", "Financeiro")],
    [
      "main",
      ["bar", "Pedidos", ["headline", "248"]],
      ["chart"],
      ["line", ...each("dim", "Seg", "Ter", "Qua", "Qui", "Sex")],
      line("Café 500 g", "Em dia", "mark"),
      line("Arroz 5 kg", "Repor", "mark chosen"),
    ],
  ],
  chatbot: [
    "window phone",
    ["bubble", "Saiu! Chega até as 21h."],
    slip("Pedido 1042", ["row", ...each("mark", "Pago", "Enviado"), ["dim", "Entregue"]]),
    ["bubble bubble-client", "E se não servir?"],
    ["bubble", "A gente troca! Qual tamanho você prefere?"],
    ["row", ...each("chip", "P", "M", "G")],
    ["field", "Mensagem"],
  ],
  landing: page(
    ["bar", "Sistema de caixa", ["dim", "Planos"], ["dim", "Entrar"]],
    [
      "stack",
      ["headline", "Feche o caixa em minutos"],
      ["dim", "Sem planilha e sem contar duas vezes."],
      ["action", "Quero testar"],
      slip("Teste de versões", ["row", ["dim", "A: 2%"], ["mark", "B: 7%"]]),
    ],
    slip("Hoje", line("Dinheiro", "820"), line("Pix", "1.460"), line("Total", "2.280", "headline")),
  ),
  booking: [
    "window",
    ["bar", "Escolha um horário", ["dim", "Junho"]],
    [
      "week",
      ...each("dim", "Seg 8", "Ter 9", "Qua 10", "Qui 11", "Sex 12"),
      ...each("chip taken", "9h", "9h"),
      ...each("chip", "9h", "9h", "9h", "10h30", "10h30", "10h30", "10h30", "10h30", "14h"),
      ["chip chosen", "14h"],
      ...each("chip", "14h", "14h", "14h", "16h", "16h", "16h", "16h", "16h"),
    ],
    ["row", ["bar", "Terça, às 14h"], ...each("mark", "Sinal pago", "Lembrete ligado")],
  ],
  portal: [
    "window",
    ["bar", "Portal · Bom dia, Ana", ["face", "AN"]],
    [
      "wall",
      slip("Férias", ["dim", "6 a 20/07"], ["mark", "Aprovadas"]),
      slip("Treinamento", ["dim", "Quinta, às 14h"], ["action", "Participar"]),
      slip("Documentos", ["line", "Holerite"], ["line", "Regulamento"]),
      slip("Aniversários", ["dim", "Nesta semana"], ["row", ["face", "AL"], ["face chosen", "RC"]]),
    ],
  ],
  sites: page(
    ["bar", "Padaria", ["dim", "Cardápio"], ["dim", "Contato"]],
    ["stack", ["headline", "Pão quente todo dia às\u00a07h"], ["action chosen", "Encomendar"]],
    ["tile", ["bread"]],
  ),
  systems: ["slip", ["bar", "Vendas", ["mark chosen", "32"]], line("Estoque", "248")],
  chatbots: ["stack", ["bubble bubble-client", "Tem bolo?"], ["bubble chosen", "Tem, sim!"]],
};
