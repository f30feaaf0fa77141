/** Every address the page and the service agree on. */
export const paths = {
  home: "/",
  contact: "/functions/v1/send-contact-email",
  chatbot: "/functions/v1/chatbot",
  /** Where a contact form posted without JavaScript ends: the page, saying that the message arrived. */
  contactSent: "/?contato=enviado#contato",
} as const;
