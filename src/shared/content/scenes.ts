/** A drawing of a small interface: a bar with a title, and below it the parts that are given, in this order. */
export interface Scene {
  title: string;
  /** `product` has a picture of a shirt beside the parts, `thread` looks like a messenger. */
  look?: "product" | "thread";
  headline?: string;
  choices?: readonly { options: readonly string[]; chosen: string; taken?: string }[];
  button?: string;
  rows?: readonly Row[];
  messages?: readonly { from: "client" | "nora"; text: string; time: string }[];
}

interface Row {
  text: string;
  detail?: string;
  /** Short word at the end of the row: green, or yellow if it is `urgent`. */
  mark?: string;
  urgent?: boolean;
  /** Draws a bar of this length, in percent. */
  share?: number;
}

/**
 * The portfolio's drawings, by project id. Not part of index.ts: they are examples, which the assistant must not quote as
 * facts.
 */
export const scenes: Readonly<Record<string, Scene>> = {
  shop: {
    title: "Camisas",
    look: "product",
    headline: "Camisa de linho",
    choices: [{ options: ["P", "M", "G"], chosen: "M" }],
    button: "Comprar",
  },
  management: {
    title: "Estoque",
    rows: [
      { text: "Café 500 g", detail: "240 unidades", mark: "Em dia" },
      { text: "Arroz 5 kg", detail: "18 unidades", mark: "Repor", urgent: true },
      { text: "Feijão 1 kg", detail: "96 unidades", mark: "Em dia" },
    ],
  },
  chatbot: {
    title: "Atendimento",
    look: "thread",
    messages: [
      { from: "client", text: "Oi! Meu pedido já saiu?", time: "20:14" },
      { from: "nora", text: "Pedido 1042 saiu para entrega e chega hoje.", time: "20:14" },
      { from: "client", text: "Que rápido, obrigada!", time: "20:15" },
      { from: "nora", text: "Por nada! Se precisar, é só chamar.", time: "20:15" },
    ],
  },
  landing: {
    title: "Sistema de caixa",
    headline: "Feche o caixa em minutos",
    button: "Quero testar",
    rows: [
      { text: "Contatos na versão A", share: 28 },
      { text: "Contatos na versão B", share: 98 },
    ],
  },
  booking: {
    title: "Escolha um horário",
    choices: [
      { options: ["Seg 9", "Ter 10", "Qua 11", "Qui 12"], chosen: "Qua 11" },
      { options: ["9h", "10h30", "14h", "15h30"], chosen: "14h", taken: "10h30" },
    ],
    rows: [
      { text: "Sinal por Pix", mark: "Pago" },
      { text: "Lembrete na terça, às 14h", mark: "Ligado" },
    ],
  },
  portal: {
    title: "Avisos",
    rows: [
      { text: "Férias", detail: "De 6 a 20 de julho", mark: "Aprovado" },
      { text: "Holerite de junho", detail: "Já pode ser baixado", mark: "Novo", urgent: true },
      { text: "Treinamento", detail: "Quinta-feira, às 14h" },
    ],
  },
};
