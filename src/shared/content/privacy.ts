/**
 * What happens with contact data (LGPD): purpose, retention, and whom to ask. It comes in two
 * halves so that the page can make the e-mail between "escreva para" and the full stop a link.
 */
export const privacy = {
  contact: (retentionDays: number) =>
    `Usamos seus dados só para responder a este contato e os apagamos do site em até ${retentionDays} dias. Para consultar, corrigir ou excluir o que guardamos, escreva para`,
  chat: (retentionDays: number) =>
    `Usamos seus dados e esta conversa só para entrar em contato com você e os apagamos do site em até ${retentionDays} dias. Para consultar, corrigir ou excluir o que guardamos, escreva para`,
} as const;
