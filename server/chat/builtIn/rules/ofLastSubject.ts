import { anyPhrase } from "../anyPhrase.ts";
import type { State } from "../followUp.ts";
import type { Intent } from "../utterances/index.ts";

interface Rule {
  /** Matches an intent of the last message. */
  subject: RegExp;
  /** Whether a normalised message asks the question about that subject. */
  asks: (text: string) => boolean;
  intent: Intent;
}

const LANGUAGE = "(ingles|espanhol|frances|italiano|alemao|libras|portugues)";

/** Questions that name no subject of their own. The first rule that holds counts. */
const RULES: readonly Rule[] = [
  {
    subject: /^site-extras$/,
    asks: anyPhrase(`^ {e|em|o|no|tambem} ${LANGUAGE} {tambem|e|ou|${LANGUAGE}} $`),
    intent: "site-extras",
  },
  {
    subject: /^privacy-/,
    asks: anyPhrase(
      "^ {e|mas|em|ate} (quanto tempo|quantos dias|quando|qual o prazo) {que|voces|isso|demora|leva|ate|para|e|ele|eles|tudo} " +
        "(apag*|exclu*|delet*|sumir|some|remov*) {tudo|isso|meus|os|dados|ai} $",
    ),
    intent: "privacy-retention",
  },
  {
    subject: /^(?:system-integration|named-tools)$/,
    asks: anyPhrase(
      "^ {e|o|a|com|no|na|do} (excel|planilha*|google sheets|word|outlook|power bi|access) {tambem|do google} $",
    ),
    intent: "named-tools",
  },
  {
    subject: /^(?:project-booking|booking|app)$/,
    asks: anyPhrase(
      "^ {e|mas} (se|quando) [o|a] [client*|pessoa|paciente|ele|ela|alguem] " +
        "(nao (aparec*|comparec*|vier|vem|for|vai)|faltar|falta|sumir|atrasar|desmarcar|cancelar) ..3 $",
    ),
    intent: "project-details",
  },
  {
    subject: /^(?:figure-(?:shop|chatbot|landing|portal)|project-(?!which|links))/,
    asks: anyPhrase(
      "^ {e|mas|era|foi|isso} (de|para|com) (qual|que) (empresa|cliente|loja|marca) {era|foi|e|isso|esse|essa|ai} $",
      "^ {e|mas} [qual] [e|era|foi] o nome (do|da) (cliente|empresa|loja|marca) [desse|deste|do] [projeto] $",
    ),
    intent: "project-clients",
  },
  {
    subject: /^(?:existing-site|complaint)$/,
    asks: anyPhrase(
      "^ {mas|e|ele|ela|esse|o site|so que} nao (foi|fui|foram) (voces|a nora) [que] (fez|fizeram|criaram|criou|fizero) ..2 $",
      "^ {mas|e|ele|o site|esse} (foi|fui) (outra empresa|outro|outra pessoa|um amigo|meu sobrinho|uma agencia|eu) [que|quem] (fez|fizeram|criou|fiz) ..2 $",
    ),
    intent: "existing-site",
  },
  {
    subject: /^(?:process|follow-along|testing|contact-next)$/,
    asks: anyPhrase(
      "^ {e|ai|mas} (depois|dai|em seguida) {disso|de pronto|da entrega|que fica pronto} $",
    ),
    intent: "after-delivery",
  },
  {
    subject: /^(?:monthly|after-delivery|support|contract)$/,
    asks: anyPhrase(
      "^ {e|mas} se {eu|a gente} [quiser|quisermos|precisar] (parar|cancelar|sair|desistir|encerrar|trocar de empresa) ..3 $",
    ),
    intent: "contract",
  },
  {
    subject: /^(?:app|online-store|intranet|sites|systems|chatbots)$/,
    asks: anyPhrase("^ {e|mas} quanto tempo {leva|demora|para|fazer|fica|pronto|mais ou menos} $"),
    intent: "deadline",
  },
];

/** Finds the contact form after a question about the chat's data: "e no formulário?" */
const namesForm = anyPhrase(
  "^ {e|mas} (no|o|do|pelo) formulario {de contato|tambem|ali|embaixo} $",
);

/**
 * Returns the intent of a short question that means something only about the subject of the last message: "e espanhol?"
 * after a question about the languages of a site. Empty if it isn't one.
 */
export function ofLastSubject(text: string, { intents, text: before }: State): readonly Intent[] {
  if (namesForm(text) && intents.some((intent) => /^(?:privacy-|who-replies$)/.test(intent)))
    return [/\bquem\b/i.test(before) ? "who-replies" : "privacy-stored"];
  const rule = RULES.find(
    ({ subject, asks }) => asks(text) && intents.some((intent) => subject.test(intent)),
  );
  return rule ? [rule.intent] : [];
}
