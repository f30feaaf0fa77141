import { readConfig } from "../../config/readConfig.ts";
import { messageFacts, siteFacts } from "./facts.ts";
import { hoursFacts } from "./officeHours.ts";

const KNOWN = new Set(
  [
    siteFacts(readConfig({}).site),
    hoursFacts(new Date(0)),
    messageFacts("", String, [], { things: {}, trades: {} }),
    { lead: "", text: "", told: "", Told: "" },
  ].flatMap(Object.keys),
);

/** Projects and services may leave the page: a text that shows one that is gone is left out. */
const ITEM = /^(?:projects|services)\.[\w-]+/;

export function isKnownPlaceholder(name: string): boolean {
  return KNOWN.has(name) || ITEM.test(name);
}

/** Whether a placeholder is of a project or service that the page doesn't have. */
export function isMissingItem(name: string): boolean {
  return ITEM.test(name) && !KNOWN.has(name);
}
