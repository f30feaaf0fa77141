import type { Site } from "../../../../src/shared/view.ts";
import type { Intent } from "../utterances/index.ts";

/** What an answer may depend on besides its intent. */
export interface Circumstances {
  site: Site;
  now: Date;
  /** Which service is spoken of, where one is. */
  topic: Topic | undefined;
  /** Whether the visitor has confirmed contact data. */
  hasLead: boolean;
}

export type Topic = "sites" | "systems" | "chatbots";

export interface Answer {
  /** One way to say it, or several: the first that this conversation hasn't had is taken. */
  say: string | readonly string[];
  /** An offer to take the visitor's contact data, made once at the end of the reply. */
  offer?: Offer;
  /** The page doesn't tell what was asked. */
  isUnknown?: true;
  /** The intents behind the items of a list, for "o terceiro". */
  items?: readonly Intent[];
}

/** `quote`: to prepare a price; `person`: to talk to somebody; `details`: to learn what the page doesn't tell. */
export type Offer = "quote" | "person" | "details";

/** Every answer to a group of utterances. */
export type AnswersTo<Utterances> = Readonly<
  Record<keyof Utterances, Answer | ((circumstances: Circumstances) => Answer)>
>;

/** A bulleted list. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
