/** Texts of the chat button. Separate from chat.ts, so that the first page load excludes the panel's texts. */
export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  unread: "Nova mensagem",
} as const;
