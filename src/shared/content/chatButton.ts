/** Texts of the chat button. Separate from chat.ts, so that the first page load excludes the panel's texts. */
export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  unread: "Nova mensagem",
  /** Shown if the panel's code can't be loaded. */
  unavailable: {
    title: "Erro",
    description:
      "Não foi possível abrir o chat. Verifique sua conexão e tente novamente. Se continuar assim, recarregue a página.",
  },
} as const;
