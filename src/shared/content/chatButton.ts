/** Texts of the chat button. Separate from chat.ts, so that the first page load excludes the panel's texts. */
export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  /** Shown beside the button on wide screens until the chat is opened. */
  label: "Tire uma dúvida agora",
  unread: "Nova mensagem",
  /** Shown if the panel's code can't be loaded. */
  unavailable: {
    title: "Erro",
    description: "Não foi possível abrir o chat. Recarregue a página ou escreva pelo formulário.",
  },
} as const;
