import type { Contact } from "../../src/shared/contact.ts";

/** A valid contact message, with what a test wants different. */
export function aContact(different: Partial<Record<keyof Contact | "website", unknown>> = {}) {
  return {
    name: "Júlia Conceição",
    email: "julia@padaria.com.br",
    phone: "(11) 98765-4321",
    message: "Olá! Preciso de um site para a padaria.",
    ...different,
  };
}
