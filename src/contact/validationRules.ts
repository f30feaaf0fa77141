import type { ContactDraft } from "../shared/contactFields.ts";
import type { FieldProblems } from "../ui/fieldProblems.ts";

/** Timeout for loading the validation rules, in ms. After it, only the service checks the message. */
const RULES_LIMIT_MS = 3000;

const loadRules = () => import("./checkContact.ts");

/** Loads the rules; undefined if that fails. The next input or submit then tries again. */
export const tryToLoadRules = () => loadRules().catch(() => undefined);

/**
 * Returns a message's problems by field; none if the rules can't be loaded in time, because the service also checks.
 */
export async function problemsOf(draft: ContactDraft): Promise<FieldProblems> {
  const late = new Promise<FieldProblems>((resolve) => setTimeout(resolve, RULES_LIMIT_MS, {}));
  const checked = tryToLoadRules().then((rules) => rules?.checkContact(draft) ?? {});
  return await Promise.race([checked, late]);
}
