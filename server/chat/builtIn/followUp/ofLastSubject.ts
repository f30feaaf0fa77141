import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import { SERVICES, intentsFor } from "./lastSubject.ts";
import { type FollowUpRule, after, firstMatchingIntent } from "./followUpRule.ts";

const LANGUAGE = "(ingles|espanhol|frances|italiano|alemao|libras|portugues)";

/** Finds the contact form after a question about the chat's data: "e no formulário?" */
const namesForm = anyPhrase(
  "^ {e|mas} (no|o|do|pelo) formulario {de contato|tambem|ali|embaixo} $",
);

const isAboutData = after(/^(?:privacy-|who-replies$)/);

/** Questions that name no subject of their own. The first rule that matches counts. */
const RULES: readonly FollowUpRule[] = [
  {
    intent: "who-replies",
    follows: (state) => isAboutData(state) && /\bquem\b/i.test(state.text),
    matches: namesForm,
  },
  { intent: "privacy-stored", follows: isAboutData, matches: namesForm },
  {
    intent: "site-extras",
    follows: after(/^site-extras$/),
    matches: anyPhrase(`^ {e|em|o|no|tambem} ${LANGUAGE} {tambem|e|ou|${LANGUAGE}} $`),
  },
  {
    intent: "privacy-retention",
    follows: after(/^privacy-/),
    matches: anyPhrase(
      "^ {e|mas|em|ate} (quanto tempo|quantos dias|quando|qual o prazo) " +
        "{que|voces|isso|demora|leva|ate|para|e|ele|eles|tudo} " +
        "(apag*|exclu*|delet*|sumir|some|remov*) {tudo|isso|meus|os|dados|ai} $",
    ),
  },
  {
    intent: "named-tools",
    follows: after(/^(?:system-integration|named-tools)$/),
    matches: anyPhrase(
      "^ {e|o|a|com|no|na|do} (excel|planilha*|google sheets|word|outlook|power bi|access) {tambem|do google} $",
    ),
  },
  {
    intent: "project-details",
    follows: after(/^(?:project-booking|booking|app)$/),
    matches: anyPhrase(
      "^ {e|mas} (se|quando) [o|a] [client*|pessoa|paciente|ele|ela|alguem] " +
        "(nao (aparec*|comparec*|vier|vem|for|vai)|faltar|falta|sumir|atrasar|desmarcar|cancelar) ..3 $",
    ),
  },
  {
    intent: "project-clients",
    follows: after(/^(?:figure-(?:shop|chatbot|landing|portal)|project-(?!which|links))/),
    matches: anyPhrase(
      "^ {e|mas|era|foi|isso} (de|para|com) (qual|que) (empresa|cliente|loja|marca) {era|foi|e|isso|esse|essa|ai} $",
      "^ {e|mas} [qual] [e|era|foi] o nome (do|da) (cliente|empresa|loja|marca) [desse|deste|do] [projeto] $",
    ),
  },
  {
    intent: "existing-site",
    follows: after(/^(?:existing-site|complaint)$/),
    matches: anyPhrase(
      "^ {mas|e|ele|ela|esse|o site|so que} nao (foi|fui|foram) (voces|a nora) [que] " +
        "(fez|fizeram|criaram|criou|fizero) ..2 $",
      "^ {mas|e|ele|o site|esse} (foi|fui) (outra empresa|outro|outra pessoa|um amigo|meu sobrinho|" +
        "uma agencia|eu) [que|quem] (fez|fizeram|criou|fiz) ..2 $",
    ),
  },
  {
    intent: "recommend",
    follows: ({ topics, intents }) => topics.length + intentsFor(SERVICES, intents).length > 0,
    matches: anyPhrase(
      "^ {e|mas|entao} [qual] [e|seria] [a] diferenca (entre (os dois|as duas|eles|elas|esses dois)|de um para o outro) $",
    ),
  },
  {
    intent: "message-status",
    follows: after(/^complaint$/),
    matches: anyPhrase(
      "^ {foi|eu|ja|mas|tudo} [mandei|enviei|escrevi|falei] pelo (formulario|site|chat) " +
        "{do|da|de|contato|site|pagina|voces|aqui|ai|mesmo} $",
    ),
  },
  {
    intent: "supplier",
    follows: after(/^supplier$/),
    matches: anyPhrase(
      "^ {e|entao|ai|mas} (com quem|para quem|para onde|por onde|qual email) {que|eu|a gente} (falo|fala|falar|mando|manda|envio|trato|tratar) ..2 $",
    ),
  },
  {
    intent: "after-delivery",
    follows: after(/^(?:process|follow-along|testing|contact-next)$/),
    matches: anyPhrase(
      "^ {e|ai|mas} (depois|dai|em seguida) {disso|de pronto|da entrega|que fica pronto} $",
    ),
  },
  {
    intent: "contract",
    follows: after(/^(?:monthly|after-delivery|support|contract)$/),
    matches: anyPhrase(
      "^ {e|mas} se {eu|a gente} [quiser|quisermos|precisar] " +
        "(parar|cancelar|sair|desistir|encerrar|trocar de empresa) ..3 $",
    ),
  },
  {
    intent: "deadline",
    follows: after(/^(?:app|online-store|intranet|sites|systems|chatbots)$/),
    matches: anyPhrase(
      "^ {e|mas} quanto tempo {leva|demora|para|fazer|fica|pronto|mais ou menos} $",
    ),
  },
];

/**
 * Returns the intent of a short question that means something only about the subject of the last message: "e espanhol?"
 * after a question about the languages of a site. Undefined if it isn't one.
 */
export function ofLastSubject(
  text: string,
  isQuestion: boolean,
  state: DialogueState,
): Intent | undefined {
  return firstMatchingIntent(RULES, text, isQuestion, state);
}
