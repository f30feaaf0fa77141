/**
 * Limits of a chat request. `message` and `content` are lengths in UTF-16 code units. `history` is the number of earlier
 * messages that the service accepts, `pageHistory` the number that the page sends.
 */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

/** Maximum number of suggestions beside an answer, and the length of each in UTF-16 code units. */
export const suggestionLimits = { count: 3, length: 80 } as const;

export const MESSAGE_TOO_LONG = "Mensagem muito longa";
