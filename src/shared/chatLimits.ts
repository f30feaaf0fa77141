/**
 * Maximum lengths of texts, in UTF-16 code units, and of the history, in messages: the page sends `pageHistory`, the
 * service accepts `history`.
 */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

export const MESSAGE_TOO_LONG = "Mensagem muito longa";
