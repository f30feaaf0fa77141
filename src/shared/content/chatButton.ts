/** Apart from the panel's words: these travel with the first load, those with the panel. */
export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  unread: "Nova mensagem",
  /** Where the panel's code can't be fetched. */
  unavailable: {
    title: "Erro",
    description:
      "Não foi possível abrir o chat. Verifique sua conexão e tente novamente. Se continuar assim, recarregue a página.",
  },
} as const;
