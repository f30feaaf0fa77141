import type { Guess } from "../classifier/classifier.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import type { Intent } from "../utterances/index.ts";
import type { Ask } from "./ask.ts";
import { thresholds } from "./thresholds.ts";

/** Returns the part of an intent's name before the first "-". Intents with the same part are mostly similar. */
function familyOf(intent: Intent): string {
  return intent.split("-")[0]!;
}

/** Matches a chatbot for the visitor's own business: "o robô", but not "este robô", which is this assistant. */
const CHATBOT = /\b(?:o|um|do|no|meu|nosso) (?:chatbot|robo|robozinho|assistente virtual)\b/;

const refusesContact = anyPhrase(
  "(nao (quero|queria|vou|pretendo|gostaria de)|prefiro nao) " +
    "(deixar|passar|dar|informar|fornecer|preencher)",
);

const wantsService = anyPhrase(
  "(quero|queria|queremos|preciso|precisamos) [de] (um|uma|fazer) " +
    "(site|chatbot|robo|sistema|app|loja virtual|pagina)",
  "na internet",
);

/** Finds a customer who registers the company as a supplier: "preciso cadastrar vocês como fornecedor" */
const registersUs = anyPhrase("cadastrar [voces|a empresa|a nora|voce] ..2 fornecedor*");

/** Conditions of a text with these intents. "marcar uma conversa" doesn't ask to erase the chat. */
const REQUIRED: Partial<Record<Intent, (text: string) => boolean>> = {
  "company-name": (text) => !/\b(?:por que|porque|origem|signific\w+)\b/.test(text),
  "erase-chat": anyPhrase("(apag*|limp*|exclu*|delet*|remov*|zer*|sum*)"),
  "privacy-erase": anyPhrase(
    "(apag*|limp*|exclu*|delet*|remov*|tir*|elimin*|cancel*|descart*|esquec*|sum*|retir*)",
    "(ligar*|liguem*|contato*|mandar*)",
  ),
  "leave-contact": (text) => !refusesContact(text),
  job: anyPhrase(
    "(vaga*|curricul*|empreg*|trabalh*|trampo*|estag*|contrat*|freela*|oportunidad*|selec*|admit*)",
    "portfolio*",
  ),
  supplier: (text) => !wantsService(text),
  // A bare amount, as in "2 mil, 5 mil, 10 mil?", is a price.
  "figure-shop": (text) => !/^(?:[\d ]|(?:mil|tipo|ou|uns|entre|ate|reais|vai)\b)*$/.test(text),
};

const OWN_CUSTOMERS =
  "(client*|pacient*|alun*|hosped*|fregues*|morador*|famili*|passageir*|consumidor*)";

/** Finds complaints by the visitor's own customers. They aren't complaints about the company. */
const isOwnCustomers = anyPhrase(`${OWN_CUSTOMERS} ..3 reclam*`, `reclam* ..3 ${OWN_CUSTOMERS}`);

/** Creates an ask from the classifier's guess for a text: rates the guess, and replaces an implausible intent. */
export function askOf(text: string, guess: Guess): Ask {
  const { runnerUp, score, margin } = guess;
  const normalised = normalise(text);
  const certainty = certaintyOf(guess, normalised);
  return { intent: plausibleIntent(guess, normalised), certainty, runnerUp, text, score, margin };
}

function certaintyOf(guess: Guess, normalised: string): Ask["certainty"] {
  const { intent, runnerUp, score, margin, knownShare } = guess;
  const { sure, sureScore, unknown } = thresholds;
  const hasWord = /[a-z]{2}|\b\d{2,5}\b|👍|\bk\b/u.test(normalised);
  if (score < unknown.score || knownShare < unknown.knownShare || !hasWord) return "unknown";
  const isSimilar = familyOf(intent) === familyOf(runnerUp);
  const isAhead = margin >= sure.margin || score >= sureScore || isSimilar;
  return score >= sure.score && isAhead ? "sure" : "doubtful";
}

/** Returns the guessed intent, or another if the words of the text exclude it. */
function plausibleIntent({ intent, runnerUp }: Guess, normalised: string): Intent {
  if (intent === "chat-language" && CHATBOT.test(normalised)) return "bot-extras";
  if (intent === "supplier" && registersUs(normalised)) return "legal-name";
  if (intent === "staff-training" && CHATBOT.test(normalised)) return "bot-training";
  if (intent === "complaint" && isOwnCustomers(normalised)) return runnerUp;
  return REQUIRED[intent]?.(normalised) === false ? runnerUp : intent;
}
