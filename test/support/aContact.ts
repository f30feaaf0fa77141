import type { Contact } from "../../src/shared/contact.ts";

/** Returns a valid contact message; `overrides` replaces fields. */
export function aContact(overrides: Partial<Record<keyof Contact | "website", unknown>> = {}) {
  return {
    name: "Júlia Conceição",
    email: "julia@padaria.com.br",
    phone: "(11) 98765-4321",
    message: "Olá! Preciso de um site para a padaria.",
    ...overrides,
  };
}
