import type { Site } from "../view.ts";
import { company } from "./company.ts";

/**
 * Privacy note of the contact form, required by the Brazilian data protection law (LGPD, art. 9). The component appends a link
 * to the contact e-mail address and a full stop to the last sentence.
 */
export const contactPrivacy = (retentionDays: number) =>
  `Usamos o que você escreve só para responder a você. O site apaga seus dados em até ${retentionDays} dias depois de entregar a mensagem. A equipe também recebe uma cópia por e-mail, que o site não apaga. Para consultar, corrigir ou excluir seus dados, escreva para`;

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
      answer: `Guardamos nome, e-mail, telefone e mensagem, para responder a você, e o site ou a campanha de onde você veio, para saber como as pessoas chegam até nós. A conversa do chat só fica guardada se você deixar seu contato: o que já foi dito e o que vier depois.${keepsQuestions ? " Perguntas que o chat não soube responder ficam 30 dias, sem e-mail, sem números e sem ligação com a sua visita." : ""}`,
    },
    {
      question: "Por quanto tempo",
      answer: `No site, seus dados ficam por até ${retentionDays} dias depois que a mensagem chega à equipe. A equipe recebe também uma cópia por e-mail, que o site não apaga: peça a exclusão quando quiser.`,
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
        "Não usamos cookies nem rastreadores. O que você digita e a conversa ficam guardados só nesta aba e somem quando você a fecha; as perguntas do chat são respondidas pelo nosso servidor. Quando você envia algo, o navegador guarda um número de sessão, sem o seu nome, para evitar abusos e envios repetidos; ele some quando você apaga os dados do site no navegador.",
    },
    {
      question: "Como você chegou aqui",
      answer:
        "Junto com o que você envia, recebemos o nome do site ou da campanha de onde você veio, se o navegador informar. Serve para saber como as pessoas chegam até nós.",
    },
  ],
  requests: "Para consultar, corrigir ou excluir seus dados, escreva para",
} as const;
