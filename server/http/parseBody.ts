import type { ZodMiniType } from "zod/mini";
import { type ContactField, contactFields } from "../../src/shared/contact.ts";
import { RequestError } from "../errors/RequestError.ts";

/**
 * Validates a request body and returns the parsed values.
 *
 * @throws {RequestError} 400 if the body isn't an object, or with the first issue in the schema's order.
 */
export function parseBody<T>(schema: ZodMiniType<T>, body: unknown): T {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new RequestError(400, "Envie os dados como um objeto JSON.");
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  throw new RequestError(400, issue?.message ?? "Dados inválidos.", fieldOf(issue?.path));
}

/** Returns the contact field of an issue, if any. A lead's fields are nested: only the last part of the path counts. */
function fieldOf(path: readonly PropertyKey[] = []): ContactField | undefined {
  return contactFields.find((field) => field === path.at(-1));
}
