/** Where a tab keeps its conversation over a reload. A file of its own, since the button reads it before the panel is loaded. */
export const STORAGE_KEY = "nora-conversa";
