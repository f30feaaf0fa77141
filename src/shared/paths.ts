/** URL paths of the page and of the functions that it calls. */
export const paths = {
  home: "/",
  contact: "/functions/v1/send-contact-email",
  chatbot: "/functions/v1/chatbot",
  /** Redirect target after an accepted native form post (not sent by JavaScript): the page with a success notice. */
  contactSent: "/?contato=enviado#contato",
} as const;
