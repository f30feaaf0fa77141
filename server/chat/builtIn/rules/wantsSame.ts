import { anyPhrase } from "../anyPhrase.ts";
import { withoutOpening } from "../ask.ts";
import type { State } from "../followUp.ts";
import type { Intent } from "../utterances/index.ts";
import { intentsFor } from "./intentsFor.ts";
import { PROJECTS } from "./whatItDoes.ts";

/** Finds the wish for what the last message was about: "quero uma igual", "preciso de algo assim". */
const wantsSame = anyPhrase(
  "^ {eu|e|entao|perfeito|legal|isso|que bom} (quero|queria|preciso|gostaria|estou precisando|faz|fazem|vou querer) " +
    "[de] [um|uma|algo|isso|para mim] (igual*|parecid*|assim|desse*|dessa*|tipo ess*|como ess*) " +
    "{a|essa|esse|isso|tambem|para mim|para a|para o|minha|meu|loja|empresa|negocio|entao} $",
);

/** Returns the request for a quote if a normalised message after one about a project wants the same. Empty otherwise. */
export function sameWanted(text: string, { intents }: State): readonly Intent[] {
  const isAfterProject = intentsFor(PROJECTS, intents).length > 0;
  return isAfterProject && wantsSame(withoutOpening(text)) ? ["quote"] : [];
}
