import * as z from "zod/mini";
import { anyPhone, atMost, email, name, origin } from "./contact.ts";

/** Lengths in UTF-16 code units; `pageHistory` is what the page sends, `history` what the service takes. */
export const chatLimits = { message: 2000, content: 4000, history: 100, pageHistory: 40 } as const;

const HISTORY = "Histórico da conversa inválido";

const ChatMessage = z.object(
  {
    role: z.enum(["user", "assistant"], HISTORY),
    content: z.string(HISTORY).check(atMost(chatLimits.content, HISTORY)),
  },
  HISTORY,
);
/** One entry of the conversation. */
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A missing phone may also be null. */
const phone = z.optional(
  z.pipe(
    z.nullable(anyPhone),
    z.transform((value) => value ?? undefined),
  ),
);

/** Contact data a visitor confirmed in the chat. */
export const Lead = z.object({ name, email, phone }, "Dados de contato inválidos");
export type Lead = z.infer<typeof Lead>;

/** A call of `chatbot`. A blank message only tells of a lead. */
export const ChatRequest = z
  .object({
    message: z
      .string("Mensagem é obrigatória")
      .check(z.trim(), atMost(chatLimits.message, "Mensagem muito longa")),
    conversationHistory: z._default(
      z.array(ChatMessage, HISTORY).check(z.maxLength(chatLimits.history, HISTORY)),
      [],
    ),
    leadData: z._default(z.nullable(Lead), null),
    origin,
  })
  .check(
    z.refine(({ message, leadData }) => message !== "" || leadData !== null, {
      error: "Mensagem é obrigatória",
      path: ["message"],
    }),
  );
export type ChatRequest = z.infer<typeof ChatRequest>;
