import type { ChatMessage } from "../../src/shared/chat.ts";
import type { MessageContent } from "./Mail.ts";
import type { MailFacts } from "./mailFacts.ts";

export const SPEAKERS: Record<ChatMessage["role"], string> = {
  user: "Visitante",
  assistant: "Nora",
};

/** Line break before a line that looks like the start of a turn. */
const TURN = new RegExp(`\n(?=(?:${Object.values(SPEAKERS).join("|")}):)`, "gi");

export const SPAM_ADVICE = "Confira quem escreveu antes de responder.";

export const UNPROVEN =
  "Conversa como o navegador do visitante a enviou: também as falas da Nora podem ter sido alteradas.";

/** Returns the plain-text part: the same data as `mailHtml`, without `mailto:` and `tel:` links. */
export function mailText(facts: MailFacts): string {
  const { content, conversation, number, suspicion, earlierLines } = facts;
  const blocks = [
    contentText(content, conversation),
    [
      ...senderLines(content),
      ...(number?.whatsApp ? [`WhatsApp: https://wa.me/${number.whatsApp}`] : []),
    ].join("\n"),
    suspicion && `Possível spam: ${suspicion} ${SPAM_ADVICE}`,
    `Para responder a ${content.name}, basta responder a este e-mail.`,
    [
      `Protocolo: ${facts.protocol}`,
      `Recebido em: ${facts.receivedAt}`,
      facts.origin && `Origem: ${facts.origin}`,
      `Identificador: ${facts.id}`,
    ]
      .filter(Boolean)
      .join("\n"),
    earlierLines.length > 0 &&
      [
        "Contatos anteriores desta pessoa:",
        ...earlierLines.map(
          ({ date, protocol, kind }) => `- ${date}, protocolo ${protocol}, ${kind}`,
        ),
      ].join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Returns a visitor's name, e-mail address and phone, a line each. */
export function senderLines({ name, email, phone }: MessageContent): string[] {
  return [`Nome: ${name}`, `E-mail: ${email}`, `Telefone: ${phone || "não informado"}`];
}

/** Returns the message or, for a lead, the conversation, with a heading. */
export function contentText(
  { message }: MessageContent,
  conversation: readonly ChatMessage[] = [],
): string {
  if (message !== undefined) return `Mensagem:\n${message}`;
  return `${UNPROVEN}\n\n${conversationText(conversation)}`;
}

/**
 * Returns a conversation as text with its speakers' names, or a note that it is empty. A line that looks like another
 * turn is indented, so that a visitor can't forge Nora's answers.
 */
export function conversationText(conversation: readonly ChatMessage[]): string {
  const spoken = conversation.map(
    (entry) => `${SPEAKERS[entry.role]}: ${spokenText(entry).replace(TURN, "\n  ")}`,
  );
  return spoken.join("\n\n") || "(ainda sem mensagens)";
}

/** Returns an entry's text. The assistant's is without the marks of bold text and headings; links stay as written. */
export function spokenText({ role, content }: ChatMessage): string {
  return role === "user" ? content : withoutMarks(content);
}

/** Returns an answer of the assistant without the Markdown marks of bold text and headings. */
function withoutMarks(answer: string): string {
  return answer.replaceAll("**", "").replaceAll(/^#{1,6} +/gm, "");
}
