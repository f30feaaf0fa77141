/**
 * Maximum lengths of texts, in UTF-16 code units, and of the history, in messages: `pageHistory` is sent by the
 * page, `history` accepted by the service.
 */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

export const MESSAGE_TOO_LONG = "Mensagem muito longa";
