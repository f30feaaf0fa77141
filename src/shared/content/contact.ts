export const contactSection = {
  eyebrow: "Contato",
  title: "Fale com a Nora",
  /** The opening line of the conversation, as Nora would say it. */
  opening: "Olá! O que vamos construir juntos?",
  intro:
    "Conte, com as suas palavras, o que você tem em mente. Uma pessoa da nossa equipe lê e responde em breve.",
  emailLabel: "Prefere e-mail?",
  whatsappLabel: "Prefere WhatsApp?",
  hoursLabel: "Horário de atendimento",
  openNow: "Aberto agora",
  closedNow: "Fechado agora",
  formTitle: "Envie sua mensagem",
} as const;

export const contactForm = {
  labels: {
    name: "Nome completo",
    email: "E-mail",
    phone: "Telefone",
    message: "Mensagem",
    /** Of the trap field, which only text browsers and robots show. */
    website: "Deixe este campo em branco",
  },
  hints: {
    phone: "Com DDD",
    message: "O que você quer criar ou melhorar?",
  },
  /** Below a text that is too long. */
  count: (length: number, limit: number) =>
    `${length.toLocaleString("pt-BR")} de ${limit.toLocaleString("pt-BR")} caracteres`,
  /** Over the links to the fields, where several are wrong. */
  problems: (count: number) => `Confira estes ${count} campos:`,
  submit: "Enviar Mensagem",
  sending: "Enviando...",
} as const;

/** Titles and texts of the contact form's notices; a validation notice's text is the failing rule's message. */
export const contactToasts = {
  sent: {
    title: "Mensagem enviada!",
    description: "Recebemos seu contato e responderemos em breve.",
  },
  protocol: (number: string) => `Protocolo ${number}`,
  invalid: { title: "Erro de validação" },
  failed: {
    title: "Erro ao enviar",
    description: "Ocorreu um erro ao enviar sua mensagem. Tente novamente.",
  },
} as const;
