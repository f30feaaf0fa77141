/**
 * Words in the portfolio's drawings, by project id. Not part of index.ts: they are examples, which the assistant must not
 * quote as facts.
 */
export const sceneWords = {
  shop: {
    aisle: "Camisas",
    product: "Camisa de linho",
    size: "Tamanho",
    sizes: ["P", "M", "G"],
    chosen: "M",
    buy: "Comprar",
  },
  management: {
    title: "Estoque",
    search: "Buscar produto",
    columns: ["Produto", "Qtd.", "Situação"],
    rows: [
      { product: "Café 500 g", count: "240", state: "Em dia" },
      { product: "Arroz 5 kg", count: "18", state: "Repor", isLow: true },
      { product: "Feijão 1 kg", count: "96", state: "Em dia" },
    ],
  },
  chatbot: {
    name: "Atendimento",
    state: "online",
    messages: [
      { from: "client", text: "Oi! Meu pedido já saiu?", time: "20:14" },
      { from: "shop", text: "Pedido 1042 saiu para entrega e chega hoje.", time: "20:14" },
      { from: "client", text: "Que rápido, obrigada!", time: "20:15" },
      { from: "shop", text: "Por nada! Se precisar, é só chamar.", time: "20:15" },
    ],
  },
  landing: {
    versions: [
      { name: "Versão A", headline: "Conheça nosso sistema", button: "Saiba mais" },
      { name: "Versão B", headline: "Feche o caixa em minutos", button: "Quero testar" },
    ],
    measure: "Contatos",
  },
  booking: {
    title: "Escolha um horário",
    days: ["Seg 9", "Ter 10", "Qua 11", "Qui 12", "Sex 13"],
    chosenDay: "Qua 11",
    hours: ["9h", "10h30", "14h", "15h30"],
    chosenHour: "14h",
    takenHour: "10h30",
    paid: "Sinal pago por Pix",
    reminder: "Lembrete na terça, às 14h",
  },
  portal: {
    title: "Avisos",
    notices: [
      { title: "Férias: aprovado", detail: "De 6 a 20 de julho" },
      { title: "Holerite de junho", detail: "Já pode ser baixado" },
      { title: "Treinamento", detail: "Quinta-feira, às 14h" },
    ],
  },
} as const;
