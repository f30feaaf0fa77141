/** A part of a drawing: its look, as classes or the name of a picture in ProjectScene.tsx, then its words and parts. */
export type Part = readonly [look: string, ...inside: (string | Part)[]];

/** One part for each of some words. */
const each = (look: string, ...words: readonly string[]) => words.map((word): Part => [look, word]);

const slip = (title: string, ...inside: Part[]): Part => ["slip", ["bar", title], ...inside];

const line = (text: string, look: string, word = ""): Part => ["line", text, [look, word]];

/**
 * The portfolio's drawings, by project id. Not part of index.ts: they are examples, which the assistant must not quote as
 * facts.
 */
export const scenes: Readonly<Record<string, readonly Part[]>> = {
  shop: [
    [
      "window shop",
      ["bar", "Novidades", ["mark", "Sacola: 2"]],
      ["product", ["shirt"], "Camisa de linho", ["dim", "189 reais"]],
      ["product", ["dress"], "Vestido midi", ["dim", "249 reais"]],
    ],
    slip(
      "Camisa de linho",
      ["row", ["chip", "P"], ["chip chosen", "M"], ["chip", "G"], ["chip taken", "GG"]],
      line("No Pix", "dim", "179 reais"),
      ["action", "Comprar"],
    ),
  ],
  management: [
    [
      "window system",
      ["side", ["chosen", "Painel"], ...each("entry", "Estoque", "Vendas", "Financeiro")],
      ["dim", "Pedidos da semana"],
      ["headline", "248"],
      ["chart"],
      ["row", ...each("dim", "Seg", "Ter", "Qua", "Qui", "Sex")],
      line("Café 500 g", "mark", "Em dia"),
      line("Arroz 5 kg", "mark urgent", "Repor"),
    ],
  ],
  chatbot: [
    [
      "window phone",
      ["bubble bubble-client", "Oi! Meu pedido já saiu?", ["time", "20:14"]],
      ["bubble", "Saiu! Chega até as 21h."],
      slip("Pedido 1042", ["share"], ["row", ...each("dim", "Pago", "Enviado", "Entregue")]),
      ["bubble bubble-client", "E se não servir?", ["time", "20:15"]],
      ["bubble", "A gente troca! Qual tamanho você prefere?"],
      ["row", ...each("chip", "P", "M", "G")],
      ["field", "Mensagem"],
    ],
  ],
  landing: [
    [
      "window page",
      ["bar", "Sistema de caixa", ["dim", "Planos"], ["dim", "Entrar"]],
      ["headline", "Feche o caixa em minutos"],
      ["dim", "Sem planilha e sem contar duas vezes."],
      ["action", "Quero testar"],
      ["receipt"],
    ],
    slip("Teste de versões", line("Versão A", "share least"), line("Versão B", "share")),
  ],
  booking: [
    [
      "window week",
      ["bar", "Escolha um horário", ["dim", "Junho"]],
      ...each("dim", "Seg 8", "Ter 9", "Qua 10", "Qui 11", "Sex 12"),
      ...each("chip taken", "9h", "9h"),
      ...each("chip", "9h", "9h", "9h", "10h30", "10h30", "10h30", "10h30", "10h30", "14h"),
      ["chip chosen", "14h"],
      ["chip", "14h"],
      ...each("chip taken", "14h", "14h"),
    ],
    slip("Terça, às 14h", line("Sinal", "mark", "Pago"), line("Lembrete", "mark", "Ligado")),
  ],
  portal: [
    [
      "wall",
      slip("Férias", ["dim", "De 6 a 20 de julho"], ["mark", "Aprovadas"]),
      slip("Treinamento", ["dim", "Quinta, às 14h"], ["action", "Participar"]),
      slip("Documentos", ...each("line", "Holerite", "Regulamento", "Benefícios")),
      slip("Aniversários", ["dim", "Nesta semana"], ["row", ...each("face", "AL", "RC", "TM")]),
    ],
  ],
};
