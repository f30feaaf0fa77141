import { business } from "./business.ts";
import { company } from "./company.ts";
import { portfolio } from "./portfolio.ts";
import { privacy } from "./privacy.ts";
import { services } from "./services.ts";
import { talk } from "./talk.ts";

/**
 * Labelled utterances: messages as visitors type them, by intent, one per line. To teach the assistant, add a line as a
 * visitor would type it; accents, capitals and common abbreviations make no difference.
 */
export const utterances = {
  ...company,
  ...services,
  ...portfolio,
  ...business,
  ...privacy,
  ...talk,
} as const;

/** What a visitor wants: the answers are chosen by it. */
export type Intent = keyof typeof utterances;
