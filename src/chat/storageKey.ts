/** sessionStorage key of the conversation. The chat button reads it before the panel's code is loaded. */
export const STORAGE_KEY = "nora-conversa";
