// Remarks on contact data that the visitor has written and not confirmed yet.
import { anyPhrase } from "../text/anyPhrase.ts";

/** Finds a message that claims to have filled in the form: "pronto", "já preenchi". */
export const claimsFilled = anyPhrase(
  "^ {sim|ok|ja|eu|entao|acabei de} (preenchi|preencher|confirmei|coloquei|escrevi|deixei) " +
    "{tudo|ai|la|ja|o|os|meu|meus|formulario|dados|contato|no|chat|aqui} $",
  "^ {sim|ok|ja} (pronto|prontinho|feito) {ja|sim} $",
);

/** Finds an agreement, which doesn't confirm contact data: "sim", "confirmo". */
export const agrees = anyPhrase(
  "^ (sim|ok|isso|certo|confirmo|confirmado|confirma|pode|correto|exato) " +
    "{sim|isso|mesmo|ser|esta|tudo|certo|ai|confirmo} $",
);

const FIELD = "(email|telefone|numero|celular|ddd|contato|nome|whatsapp)";
const PROVIDER = "(gmail|gmial|gmal|hotmail|outlook|yahoo|icloud|uol|bol|terra)";

/** Finds a message that corrects or takes back contact data: "opa errei, é gmail.com". */
export const correctsContact = anyPhrase(
  "(errei|me enganei|me confundi)",
  "(digitei|escrevi|coloquei|passei|mandei|botei|pus|informei) ..4 (errad*|incomplet*|trocad*|faltando|a mais|a menos)",
  `${FIELD} ..3 (errad*|incorret*|incomplet*|trocad*|antigo)`,
  "erro de digitacao",
  `faltou [um|uma|o|a] (letra|numero|digito|ponto|ddd|arroba|pedaco)`,
  `(troquei|mudei) [de|o|meu|o meu] (email|telefone|numero|celular|chip|linha|whatsapp)`,
  `(o|${FIELD}) (certo|correto|novo) e`,
  `(apag*|tir*|exclu*|remov*|delet*|ignor*|desconsider*|esquec*) [ai] (o|a|ess*|aquele|este) ` +
    `(outro|antigo|anterior|primeiro|velho|${FIELD})`,
  `(corrig*|corrij*|arrum*|consert*|alter*|atualiz*) [ai|ess*|isso|o|o meu|meu|esse] (${FIELD}|ai|por favor)`,
  `nao e (esse|este|isso) {e} 999999`,
);

/** Finds the wish not to be contacted, which isn't a correction. */
export const withdraws = anyPhrase("(desisti|desisto|nao quero|cancel*)");

/** Finds a bare correction of an e-mail address: "ops, é gmail", "gmail.com". */
export const namesProvider = anyPhrase(
  `^ !(voces|quanto|qual|tem|o site) ..4 ${PROVIDER} [com] [br] [na verdade|no final|viu|${PROVIDER}|e ..1] $`,
);

/** Finds a question whether contact data is right now: "tá certo agora?" */
export const asksIfRight = anyPhrase(
  "(certo|certinho|correto|correta|ok|bom) (agora|dessa vez)",
  "agora {ja} (esta|ficou|foi|deu|saiu|e) {tudo} (certo|certinho|correto|ok|bom|direito)",
  "^ {e|ai|entao} {voce|voces} (corrigiu|corrigiram|arrumou|arrumaram|mudou|trocou|anotou|anotaram|conferiu|" +
    "atualizou|alterou|salvou) ..3 $",
  `^ {e|ai|entao|me|voce|pode} (confere|confira|conferir|verifica|verificar) {ai|o|meu|se|esta|certo|${FIELD}} $`,
  "deu para (arrumar|corrigir|mudar|trocar|anotar|salvar|alterar)",
);

/** Finds a question that may also be an agreement without its question mark: "tá certo?", "agora foi?" */
export const asksBrieflyIfRight = anyPhrase(
  "^ {e|ai|entao|agora} (esta|ficou|foi|deu) {tudo|ai} (certo|certinho|correto|ok|bom|direito) {ai|agora|assim} $",
  "^ {e|ai|entao} agora (foi|deu|vai|sim) $",
);

/** Finds a question whether the data was sent, which the visitor hasn't confirmed: "pronto, enviou?" */
export const asksIfSent = anyPhrase(
  "^ {e|ai|pronto|ja|entao|agora|voces} (enviou|mandou|foi|chegou|recebeu|receberam|enviado|" +
    "mandado|salvou|anotou|anotaram) " +
    "{ja|ai|tudo|meus|os|dados|contato|meu} $",
);
