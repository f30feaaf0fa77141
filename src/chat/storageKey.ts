/** sessionStorage key of the conversation. In its own file, because the button reads it before the panel is loaded. */
export const STORAGE_KEY = "nora-conversa";
