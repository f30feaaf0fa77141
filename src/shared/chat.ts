import * as z from "zod/mini";
import { MESSAGE_TOO_LONG, chatLimits } from "./chatLimits.ts";
import { anyPhone, email, name } from "./contact.ts";
import { INVALID_MESSAGE, hasNoNul, isAtMost, trimInvisible } from "./fieldRules.ts";

const HISTORY = "Histórico da conversa inválido";
const MISSING = "Mensagem é obrigatória";

const ChatMessage = z.object(
  {
    role: z.enum(["user", "assistant"], HISTORY),
    content: z
      .string(HISTORY)
      .check(z.refine(isAtMost(chatLimits.content), HISTORY), z.refine(hasNoNul, HISTORY)),
  },
  HISTORY,
);
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Contact data that a visitor confirmed in the chat. */
export const Lead = z.object(
  { name, email, phone: z.nullish(anyPhone) },
  "Dados de contato inválidos",
);
export type Lead = z.infer<typeof Lead>;

/** Random id of a confirmation. Any other value is ignored: a lead must not be refused because of its id. */
// oxlint-disable-next-line promise/valid-params -- not a promise
const LeadId = z.catch(z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))), undefined);

/** Request body of `chatbot`. The message may be blank only with `leadData`; such a request only delivers the lead. */
export const ChatRequest = z
  .object({
    message: z
      .string(MISSING)
      .check(
        z.overwrite(trimInvisible),
        z.refine(isAtMost(chatLimits.message), MESSAGE_TOO_LONG),
        z.refine(hasNoNul, INVALID_MESSAGE),
      ),
    conversationHistory: z._default(
      z.array(ChatMessage, HISTORY).check(z.maxLength(chatLimits.history, HISTORY)),
      [],
    ),
    leadData: z._default(z.nullable(Lead), null),
    /** Identifies the confirmation of the lead in all requests that carry it. */
    leadId: LeadId,
  })
  .check(
    z.refine(({ message, leadData }) => message !== "" || leadData !== null, {
      error: MISSING,
      path: ["message"],
    }),
  );
export type ChatRequest = z.infer<typeof ChatRequest>;

/** An answer of `chatbot`: the JSON body, and the data of an event stream's `done`. */
export interface ChatReply {
  reply: string;
  /** Short messages that the visitor is likely to send next. */
  suggestions?: string[];
}
