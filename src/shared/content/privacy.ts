import type { Site } from "../view.ts";
import { company } from "./company.ts";

/**
 * Privacy note of the contact form, required by the Brazilian data protection law (LGPD, art. 9). The component appends a link
 * to the contact e-mail address and a full stop to the last sentence.
 */
export const contactPrivacy = (retentionDays: number) =>
  `Usamos seus dados só para responder a você, e o site os apaga em até ${retentionDays} dias depois que a mensagem chega à equipe. Para consultar ou corrigir seus dados, ou excluir também a cópia que foi por e-mail, escreva para`;

const hosts = "Só com os serviços que hospedam o site e entregam as mensagens à equipe.";

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
      answer: `Guardamos nome, e-mail, telefone e a mensagem do formulário, só para responder a você. A conversa do chat fica guardada apenas se você deixar seu contato, com o que foi dito antes e depois.${keepsQuestions ? " Perguntas que o chat não soube responder ficam 30 dias, sem e-mail, sem números e sem ligação com a sua visita." : ""}`,
    },
    {
      question: "Por quanto tempo",
      answer: `No site, por até ${retentionDays} dias depois que a mensagem chega à equipe. A cópia enviada a ela por e-mail não é apagada pelo site: peça a exclusão quando quiser.`,
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
        "Nenhum cookie e nenhum rastreador. O rascunho e a conversa ficam só nesta aba; quando você envia algo, o navegador guarda um número de sessão anônimo.",
    },
    {
      question: "Como você chegou aqui",
      answer:
        "Junto com o que você envia, recebemos o nome do site ou da campanha de onde você veio, se o navegador informar. Serve só para saber como as pessoas chegam até nós.",
    },
  ],
  requests: "Para consultar, corrigir ou excluir seus dados, escreva para",
} as const;
