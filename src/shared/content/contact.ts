import { company } from "./company.ts";

export const contactSection = {
  eyebrow: "Contato",
  title: `Fale com a ${company.name}`,
  /** The greeting, in a bubble below the title. */
  greeting: {
    title: "Olá! O que vamos construir juntos?",
    description: "Uma pessoa da equipe responde em breve.",
  },
  emailLabel: "E-mail",
  /** Followed by the number. */
  whatsapp: "WhatsApp",
  hoursLabel: "Atendimento da equipe",
  openNow: "Aberto agora",
  /** `opens`: when the company opens next, such as "amanhã às 9h". */
  closedNow: (opens: string | undefined) =>
    opens ? `Fechado agora · abre ${opens}` : "Fechado agora",
  formTitle: "Peça seu orçamento",
  next: {
    title: "O que acontece depois",
    steps: [
      "A equipe recebe a sua mensagem.",
      "Uma pessoa responde por e-mail ou telefone.",
      "A gente conversa sobre o seu negócio, e você recebe um orçamento.",
    ],
  },
  assistant: {
    title: "Quer uma resposta agora?",
    text: "Converse com o assistente virtual: ele responde na hora.",
  },
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
    phone: "Com DDD. Só para responder a você.",
    message: "O que você quer criar ou melhorar?",
  },
  /** Text with which a service's button fills an empty message. */
  quote: (service: string) => `Tenho interesse em ${service} e quero um orçamento. `,
  submit: "Enviar Mensagem",
  sending: "Enviando...",
  /** Takes the place of the form until the visitor writes another message. */
  sent: {
    title: "Obrigado! Agora é com a gente.",
    /** Followed by a link to the e-mail address. */
    text: "Vamos responder pelo e-mail ou pelo telefone que você deixou. Esqueceu algo? Escreva para",
    protocol: (code: string) => `Protocolo ${code}`,
    another: "Enviar outra mensagem",
  },
  /** Shown below the submit button after a failure; followed by a link to the e-mail address. */
  failed: {
    title: "A mensagem não foi enviada.",
    text: "Seu texto continua aqui. Se o erro se repetir, escreva para",
    subject: "Contato pelo site",
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
  invalid: { title: "Erro de validação" },
  failed: {
    title: "Erro ao enviar",
    description: "Ocorreu um erro ao enviar sua mensagem. Tente novamente.",
  },
} as const;
