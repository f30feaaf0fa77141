import * as z from "zod/mini";
import { anyPhone, email, name } from "./contact.ts";

/** Contact data that a visitor confirmed in the chat. */
export const Lead = z.object(
  { name, email, phone: z.optional(anyPhone) },
  "Dados de contato inválidos",
);
export type Lead = z.infer<typeof Lead>;
