import { business } from "./business.ts";
import { company } from "./company.ts";
import { portfolio } from "./portfolio.ts";
import { privacy } from "./privacy.ts";
import { services } from "./services.ts";
import { talk } from "./talk.ts";

/**
 * Utterances: messages as visitors type them, by intent, one per line. To teach the assistant, add a line; accents,
 * capitals and the abbreviations in text/spellings.ts make no difference.
 */
export const utterances = {
  ...company,
  ...services,
  ...portfolio,
  ...business,
  ...privacy,
  ...talk,
} as const;

/** Intents that the classifier finds. */
export type TrainedIntent = keyof typeof utterances;

/** Intents without utterances: only what was said before gives these messages their meaning (followUp/). */
export type FollowUpIntent =
  | "offer-later"
  | "offer-resumed"
  | "contact-typed"
  | "contact-filled"
  | "contact-correct"
  | "contact-check"
  | "privacy-erase-all"
  | "why-not-stated"
  | "pay-for-not-stated"
  | "figure-not-promised"
  | "budget"
  | "deadline-missed"
  | "business-told";

/** What a visitor wants. Each intent has an answer. */
export type Intent = TrainedIntent | FollowUpIntent;
