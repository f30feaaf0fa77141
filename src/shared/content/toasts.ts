/** What every notice shares. */
export const toasts = {
  region: "Avisos",
  close: "Fechar aviso",
} as const;
