/** Where a tab keeps its conversation over a reload. Apart: the button looks there before the panel is loaded. */
export const STORAGE_KEY = "nora-conversa";
