export const contactSection = {
  eyebrow: "Contato",
  title: "Fale com a Nora",
  /** Nora's greeting, in a bubble below the title. */
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
    /** Label of the honeypot field, visible only where the page's CSS isn't applied. */
    website: "Deixe este campo em branco",
  },
  hints: {
    phone: "Com DDD",
    message: "O que você quer criar ou melhorar?",
  },
  /** Shown below a text that is too long. */
  count: (length: number, limit: number) =>
    `${length.toLocaleString("pt-BR")} de ${limit.toLocaleString("pt-BR")} caracteres`,
  /** Heading above the links to the fields, if several had problems. `count`: how many still have. */
  problems: (count: number) =>
    count > 1
      ? `Confira estes ${count} campos:`
      : count
        ? "Confira este campo:"
        : "Campos corrigidos:",
  submit: "Enviar Mensagem",
  sending: "Enviando...",
  /** Shown above the submit button until the visitor types again. */
  sent: {
    title: "Sua mensagem chegou.",
    text: (protocol: string | undefined) =>
      protocol
        ? `Se precisar falar sobre ela, informe o protocolo ${protocol}.`
        : "Uma pessoa da nossa equipe responde em breve.",
  },
  /** For screen readers only. */
  announced: {
    sending: "Enviando a mensagem.",
    problems: (count: number) => `${count} campos precisam de correção.`,
    /** Follows the label of a corrected field in its link. */
    corrected: ", corrigido",
    tooLong: "Limite de caracteres ultrapassado.",
  },
} as const;

/**
 * Titles and texts of the contact form's notices. The text of a validation notice is the message of the first rule
 * that failed.
 */
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
