import type { Site } from "../view.ts";
import { company } from "./company.ts";

/**
 * Privacy note of the contact form, required by the Brazilian data protection law (LGPD, art. 9). The component appends a link
 * to the contact e-mail address and a full stop to the last sentence.
 */
export const contactPrivacy = (retentionDays: number) =>
  `Usamos seus dados só para responder a este contato e os apagamos do site em até ${retentionDays} dias depois que a mensagem chega à nossa equipe. Para consultar, corrigir ou excluir o que guardamos, escreva para`;

const hosts = "Só com os serviços que hospedam o site e entregam as mensagens à nossa equipe.";

/**
 * Full privacy notice, as questions and answers. The component appends the link and the full stop to `requests` too.
 */
export const privacyNotice = {
  title: "Privacidade",
  answers: ({ cnpj, retentionDays, usesModel, keepsQuestions }: Site) => [
    {
      question: "Quem cuida dos seus dados",
      answer: `A ${company.name}, CNPJ ${cnpj}.`,
    },
    {
      question: "O que guardamos e por quê",
      answer: `Nome, e-mail, telefone e mensagem do formulário. A conversa, só se você deixar seu contato: com ele, o que foi dito antes e depois. Tudo apenas para responder a você.${keepsQuestions ? " Perguntas que o chat não soube responder ficam 30 dias, sem e-mail, sem números e sem ligação com a sua sessão." : ""}`,
    },
    {
      question: "Por quanto tempo",
      answer: `No site, por até ${retentionDays} dias depois que a mensagem chega à nossa equipe. A cópia que foi por e-mail à equipe o site não apaga: peça a exclusão quando quiser.`,
    },
    {
      question: "Com quem compartilhamos",
      answer: usesModel
        ? `${hosts} As mensagens da conversa e o nome que você deixa nela passam também por um serviço de inteligência artificial, que ajuda a escrever as respostas; o e-mail e o telefone do formulário, não.`
        : hosts,
    },
    {
      question: "No seu aparelho",
      answer:
        "Nenhum cookie e nenhum rastreador. Rascunhos e a conversa ficam nesta aba; ao enviar algo, o navegador guarda um número de sessão anônimo.",
    },
    {
      question: "Como você chegou aqui",
      answer:
        "O nome do site ou da campanha de onde você veio vai junto com o que você envia, se o navegador informar.",
    },
  ],
  requests: "Para consultar, corrigir ou excluir seus dados, escreva para",
} as const;
