import * as z from "zod/mini";
import { MESSAGE_TOO_LONG, chatLimits } from "./chatLimits.ts";
import { INVALID_MESSAGE, anyPhone, atMost, trimmed, withoutNul } from "./contact.ts";
import { Lead } from "./lead.ts";

export { Lead, chatLimits };

const HISTORY = "Histórico da conversa inválido";

const ChatMessage = z.object(
  {
    role: z.enum(["user", "assistant"], HISTORY),
    content: z.string(HISTORY).check(atMost(chatLimits.content, HISTORY), withoutNul(HISTORY)),
  },
  HISTORY,
);
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A lead in a request. Clients other than the page may send a missing phone as null. */
const SentLead = z.object(
  {
    ...Lead.shape,
    phone: z.optional(
      z.pipe(
        z.nullable(anyPhone),
        z.transform((value) => value ?? undefined),
      ),
    ),
  },
  "Dados de contato inválidos",
);

/** Random id of a confirmation. Any other value is ignored: a lead must not be refused because of its id. */
// oxlint-disable-next-line promise/valid-params -- not a promise
const LeadId = z.catch(z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))), undefined);

/** Request body of `chatbot`. The message may be blank only with `leadData`; such a request only delivers the lead. */
export const ChatRequest = z
  .object({
    message: z
      .string("Mensagem é obrigatória")
      .check(trimmed, atMost(chatLimits.message, MESSAGE_TOO_LONG), withoutNul(INVALID_MESSAGE)),
    conversationHistory: z._default(
      z.array(ChatMessage, HISTORY).check(z.maxLength(chatLimits.history, HISTORY)),
      [],
    ),
    leadData: z._default(z.nullable(SentLead), null),
    /** Identifies the confirmation of the lead in all requests that carry it. */
    leadId: LeadId,
  })
  .check(
    z.refine(({ message, leadData }) => message !== "" || leadData !== null, {
      error: "Mensagem é obrigatória",
      path: ["message"],
    }),
  );
export type ChatRequest = z.infer<typeof ChatRequest>;
