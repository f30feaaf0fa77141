/** Texts that all toasts share. */
export const toasts = {
  region: "Avisos",
  close: "Fechar aviso",
} as const;
