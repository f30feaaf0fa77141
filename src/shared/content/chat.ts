import { company } from "./company.ts";

export const chat = {
  title: `Assistente virtual da ${company.name}`,
  subtitle: "Responde na hora, 24 horas por dia",
  greeting: `Olá! Sou o assistente virtual da ${company.name}. Como posso ajudá-lo hoje?`,
  suggestionsLabel: "Sugestões",
  suggestions: [
    "Quanto custa um site?",
    "Vocês fazem chatbot para WhatsApp?",
    "Qual é o horário de atendimento?",
  ],
  disclaimer: "Respostas automáticas podem ter erros.",
} as const;

export const chatButton = {
  region: "Chat",
  open: "Abrir chat",
  /** Shown beside the button on wide screens until the chat is opened. */
  label: "Tire uma dúvida agora",
  unread: "Nova mensagem",
} as const;

export const chatLabels = {
  close: "Fechar chat",
  log: "Conversa",
  message: "Sua mensagem",
  placeholder: "Escreva aqui",
  send: "Enviar",
  stop: "Parar",
  typing: `${company.name} está digitando`,
  newest: "Ver mensagem mais recente",
  retry: "Tentar novamente",
  person: "Falar com uma pessoa",
  erase: "Apagar conversa",
  erased: "Conversa apagada.",
  undo: "Desfazer",
  /** Announced to screen readers after `undo`. */
  restored: "Conversa restaurada.",
  /** Announced after an answer that brought up the lead form, which doesn't get the focus then. */
  formAnnouncement: "O formulário “Seus dados de contato” está na conversa.",
  /** Announced after an answer, with its suggestions. */
  suggestionsAnnouncement: (suggestions: readonly string[]) =>
    `Sugestões: ${suggestions.join("; ")}.`,
  /** Shown below an answer that the visitor stopped. */
  stopped: "Resposta interrompida por você",
  /** Shown below an answer that broke off, for instance by an error or a reload. */
  interrupted: "Resposta interrompida",
  /** Name of an entry's speaker, for screen readers. */
  speaker: { user: "Você", assistant: company.name },
} as const;

export const leadForm = {
  /** Name of the form for screen readers. */
  title: "Seus dados de contato",
  reason: "Deixe seu contato e a equipe responde",
  labels: { name: "Nome", email: "E-mail", phone: "Telefone (opcional)" },
  confirm: "Confirmar",
  later: "Agora não",
} as const;

export const chatToasts = {
  leadReceived: { title: "Dados recebidos!", description: "Entraremos em contato em breve." },
  leadDelayed: {
    title: "Erro ao enviar",
    description:
      "Seus dados ainda não chegaram. Continuamos tentando enquanto esta página estiver aberta.",
  },
  leadIncomplete: {
    title: "Dados incompletos",
    description: "Por favor, preencha pelo menos nome e email.",
  },
  failed: {
    title: "Erro",
    description: "Não foi possível enviar a mensagem. Tente novamente.",
  },
} as const;

/** Phrases with which the assistant asks for contact data. */
export const yourName = "seu nome";
export const yourEmail = "seu e-mail";

/** Phrases (lower case) by which the page recognises that an answer asks for contact data. */
export const leadTriggers = [yourName, "nome completo", "seu email", yourEmail] as const;

/** Suggestion that opens the lead form, whatever the answer to it says. */
export const leaveContact = "Deixar meu contato";

/**
 * Words of a message that asks for the lead form, or beginnings of words. After "Agora não", an answer brings the form
 * again only if the message has one of them.
 */
export const contactRequests =
  "orç, orsa, cota, proposta, contrat, bora, fechar, começ, marcar, agendar, reuni, ser cliente, " +
  "me lig, ligue, liguem, ligar, liga p, ligação, cham, retorn, em contato, contatar, transfer, encaminh, " +
  "falar com, fala com, conversar com, conversa com, alguém, pessoa, humano, atendente, representante, vendedor, consultor, " +
  "meu contato, meus dados, meu nome, meu número, meu zap, meu whats, telefone, mail, anot, formulário";

/** Returns the assistant's message after a lead is confirmed. */
export function thanks(name: string): string {
  return `Obrigado, ${name}! Se quiser, conte mais sobre o que precisa: o que você escrever aqui também chega à equipe.`;
}

/** Returns the assistant's message after a failed call. */
export function apology(email: string): string {
  return `Desculpe, ocorreu um erro. Tente novamente ou escreva para ${email}.`;
}

/** Privacy note of the chat and its lead form. The component appends a link to the contact e-mail address and a full stop. */
export const chatPrivacy = {
  summary: "Como usamos seus dados",
  text: (retentionDays: number, keepsQuestions: boolean) =>
    `Usamos seu contato só para responder a você. A conversa só fica guardada se você deixar seu contato: o que já foi dito e o que vier depois. O site apaga tudo em até ${retentionDays} dias depois de entregar à equipe, que também recebe uma cópia por e-mail: essa o site não apaga.${keepsQuestions ? " Perguntas sem resposta ficam 30 dias, sem e-mail, sem números e sem ligação com a sua visita." : ""} Para consultar, corrigir ou excluir seus dados, escreva para`,
} as const;
