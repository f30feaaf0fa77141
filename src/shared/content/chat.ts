/** A title over a text, both as SPEC has them. */
interface Toast {
  title: string;
  description: string;
}

export const chat = {
  title: "Assistente virtual da Nora",
  subtitle: "Responde na hora, 24 horas por dia",
  greeting: "Olá! Sou o assistente virtual da Nora. Como posso ajudá-lo hoje?",
  suggestionsLabel: "Sugestões de perguntas",
  suggestions: [
    "Quanto custa um site?",
    "Vocês fazem chatbot para WhatsApp?",
    "Qual é o horário de atendimento?",
  ],
  disclaimer: "Respostas automáticas podem conter erros. Confirme o que for importante.",
} as const;

export const chatLabels = {
  close: "Fechar chat",
  log: "Conversa",
  message: "Sua mensagem",
  placeholder: "Escreva sua mensagem",
  send: "Enviar",
  stop: "Parar",
  typing: "Nora está digitando",
  newest: "Ver mensagem mais recente",
  retry: "Tentar novamente",
  person: "Falar com uma pessoa",
  erase: "Apagar conversa",
  erased: "Conversa apagada.",
  undo: "Desfazer",
  /** Under an answer that the visitor stopped. */
  stopped: "Resposta interrompida por você",
  /** Under an answer that broke off by itself. */
  interrupted: "Resposta interrompida",
  /** Beside the problem of a message that is too long. */
  count: (length: number, limit: number) => `${length} de ${limit} caracteres`,
  /** Speaker of an entry, for screen readers. */
  speaker: { user: "Você", assistant: "Nora" },
} as const;

export const leadForm = {
  title: "Seus dados de contato",
  labels: { name: "Nome", email: "E-mail", phone: "Telefone (opcional)" },
  confirm: "Confirmar",
  later: "Agora não",
} as const;

export const chatToasts = {
  leadReceived: { title: "Dados recebidos!", description: "Entraremos em contato em breve." },
  leadIncomplete: {
    title: "Dados incompletos",
    description: "Por favor, preencha pelo menos nome e email.",
  },
  failed: {
    title: "Erro",
    description: "Não foi possível enviar a mensagem. Tente novamente.",
  },
} as const satisfies Record<string, Toast>;

/** An answer that contains one of these, lower-cased, asks for contact data. */
export const leadTriggers = ["seu nome", "nome completo", "seu email", "seu e-mail"] as const;

/** What the assistant says once a lead is confirmed. */
export function thanks(name: string): string {
  return `Obrigado, ${name}! Recebi seus dados, e nossa equipe entrará em contato em breve. Enquanto isso, posso ajudar em mais alguma coisa?`;
}

/** What the assistant says when the call fails. */
export function apology(email: string): string {
  return `Desculpe, ocorreu um erro. Tente novamente ou escreva para ${email}.`;
}
