import type { DialogueState } from "../dialogueState.ts";
import type { Topic } from "../text/topics.ts";
import type { Intent } from "../utterances/index.ts";
import { isAboutApp } from "./afterAnswer.ts";
import { OF_ANY_SERVICE, SERVICES } from "./lastSubject.ts";

/** Matches a question whether the service or project of the last message is safe: "e é seguro?" */
const IS_IT_SAFE =
  /^(?:(?:e|mas|isso|ele|ela|esse|essa|la|nele|bem|tudo|fica|o|portal|sistema|site|chatbot|app) )*segur[oa]s?(?: mesmo| isso| ai| ne)?$/;

/** Matches words for a device. After a message about systems, they don't ask about sites or apps. */
const ON_DEVICE = /\b(?:celular|telefone|tablet|computador|notebook|smartphone)\b/;

/** Intents about the use of sites or apps on a device. */
const OF_DEVICES: ReadonlySet<Intent> = new Set<Intent>([
  "app",
  "site-mobile",
  "booking",
  "project-booking",
]);

/** Matches a question whether a system issues invoices: "e emite NF-e?" */
const ISSUES_INVOICES =
  /^(?:(?:e|ele|ela|o|sistema|ja|tambem) )*(?:emite|gera|solta|tira|faz) (?:a )?(?:nota|notas|nf|nfe|nfce|cupom)\b/;

/** For each service, the intent that answers whether it is safe. */
const SAFETY: Readonly<Record<Topic, Intent>> = {
  sites: "site-extras",
  systems: "system-backup",
  chatbots: "bot-extras",
};

/** Returns the intent that answers whether an app or a shop is safe. The portal's card tells that of itself. */
function ofProject(intents: readonly Intent[]): Intent | undefined {
  if (isAboutApp({ intents })) return "system-extras";
  const isSite = intents.some((intent) =>
    /^(?:online-store|project-shop|project-landing)$/.test(intent),
  );
  return isSite ? "site-extras" : undefined;
}

/** Returns the intent of a short question about the service of the last message; undefined if it isn't one. */
export function ofService(
  { intents, topics }: DialogueState,
  text: string,
  guess: Intent,
): Intent | undefined {
  const service =
    SERVICES.find(([pattern]) => intents.some((intent) => pattern.test(intent)))?.[1] ??
    (intents.some((intent) => OF_ANY_SERVICE.has(intent)) ? topics[0] : undefined);
  if (IS_IT_SAFE.test(text)) return service ? SAFETY[service] : ofProject(intents);
  if (service !== "systems") return undefined;
  const isOfSystem = OF_DEVICES.has(guess) ? ON_DEVICE.test(text) : ISSUES_INVOICES.test(text);
  return isOfSystem ? "system-extras" : undefined;
}
