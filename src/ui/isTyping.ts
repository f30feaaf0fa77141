/** Whether a field of the page has the focus. */
export const isTyping = () => document.activeElement!.matches("input, textarea");
