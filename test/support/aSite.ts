import type { Site } from "../../src/shared/view.ts";

/** Returns valid facts about the company and the service; `overrides` replaces fields. */
export function aSite(overrides: Partial<Site> = {}): Site {
  return {
    url: "https://nora.example",
    contactEmail: "contato@nora.example",
    cnpj: "11.222.333/0001-81",
    retentionDays: 180,
    usesModel: false,
    keepsQuestions: false,
    ...overrides,
  };
}
