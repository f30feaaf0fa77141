/** Lengths in UTF-16 code units; `pageHistory` is what the page sends, `history` what the service takes. */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

export const MESSAGE_TOO_LONG = "Mensagem muito longa";
