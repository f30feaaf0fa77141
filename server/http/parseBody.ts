import { type ContactField, contactFields } from "../../src/shared/contact.ts";
import { RequestError } from "../errors/RequestError.ts";

/** The part of a schema that zod and zod/mini share. */
interface Schema<T> {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/**
 * Validates a request's body.
 *
 * @throws {RequestError} 400 with the first failing message and its field, in the schema's order.
 */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new RequestError(400, "Envie os dados como um objeto JSON.");
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  throw new RequestError(400, issue?.message ?? "Dados inválidos.", fieldOf(issue?.path));
}

/** The contact field an issue is about, in a lead as well. */
function fieldOf(path: readonly PropertyKey[] = []): ContactField | undefined {
  return contactFields.find((field) => field === path.at(-1));
}
