/** URL paths that the page and the service share. */
export const paths = {
  home: "/",
  contact: "/functions/v1/send-contact-email",
  chatbot: "/functions/v1/chatbot",
  /** Redirect target after an accepted native form post: the page with a success notice. */
  contactSent: "/?contato=enviado#contato",
} as const;
