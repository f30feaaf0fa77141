import { business } from "./business.ts";
import { company } from "./company.ts";
import { portfolio } from "./portfolio.ts";
import { privacy } from "./privacy.ts";
import { services } from "./services.ts";
import { talk } from "./talk.ts";

/**
 * Labelled utterances: what visitors type, by intent, one a line. To teach the assistant, add a line as a visitor
 * would type it; accents, capitals and common abbreviations don't matter.
 */
export const utterances = {
  ...company,
  ...services,
  ...portfolio,
  ...business,
  ...privacy,
  ...talk,
} as const;

/** What a visitor wants. */
export type Intent = keyof typeof utterances;
