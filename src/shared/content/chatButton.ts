/** Texts of the chat button. Separate from chat.ts, so that the first page load excludes the panel's texts. */
export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  /** Shown beside the button on wide screens until the chat is opened. */
  label: "Tire uma dúvida agora",
  unread: "Nova mensagem",
} as const;
