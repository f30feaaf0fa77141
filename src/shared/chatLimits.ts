/**
 * Limits of a chat request. `message` and `content` are lengths in UTF-16 code units. `history` and `pageHistory` are
 * numbers of earlier messages: the service accepts `history`, and the page sends at most `pageHistory`.
 */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

export const MESSAGE_TOO_LONG = "Mensagem muito longa";
