import { anyPhrase } from "../text/anyPhrase.ts";

const CONTACT = "(email|telefone|numero|celular|contato|whatsapp)";
const WHICH = `(qual|que) [e|foi] [o] ${CONTACT} [meu]`;
const TEAM = "(voces?|a equipe)";
const GAVE = "(passei|coloquei|dei|informei|deixei|escrevi|usei)";

/** Verbs in the past only: "que dados vocês guardam?" asks for the privacy notice. */
const NOTED =
  "(anotou|anotaram|anotado|registrou|registraram|registrado|salvou|salvaram|salvo|pegou|pegaram|" +
  "recebeu|receberam|gravou|gravaram|ficou|ficaram)";

const asksForContact = anyPhrase(
  // "qual e-mail você anotou?", "que telefone eu passei mesmo?"
  `${WHICH} {que|eu|te|ai|ja|${TEAM}} (${NOTED}|${GAVE})`,
  // "qual e-mail vocês têm meu?"
  `${WHICH} ${TEAM} (tem|estao|esta) [com] (meu|ai)`,
  `qual [e] [o] meu ${CONTACT} !(profissional|comercial)`,
  // "pegaram qual telefone?"
  `${NOTED} [com] (qual|que) ${CONTACT}`,
  // "vão me responder em qual e-mail?", "em qual e-mail vocês vão responder?"
  `(vao|vai) me ..2 (em|no|para|por) (qual|que) ${CONTACT}`,
  `(em|no|para|por) (qual|que) ${CONTACT} ${TEAM} (vao|vai)`,
  // "com que e-mail vocês ficaram?"
  `com (qual|que) ${CONTACT} ${TEAM} (ficou|ficaram)`,
  // "me confirma o telefone que eu deixei?"
  `(confirma|confirme|confirmar|repet*|lembra*|diz|mostra) ..3 ${CONTACT} que [eu|${TEAM}] (${NOTED}|${GAVE})`,
  // "meu telefone tá certo aí?"
  `meu ${CONTACT} [ai] (esta|ficou|saiu) (certo|certinho|correto)`,
);

/** Matches words of questions about the company's contact data: "qual número vocês anotaram para eu ligar?" */
const isOfCompany = anyPhrase("(de voces|da nora|da empresa|da equipe|para eu|posso|devo|quero)");

/** Whether a normalised text asks which contact data of the visitor is known. */
export function isAboutOwnContact(text: string): boolean {
  return asksForContact(text) && !isOfCompany(text);
}
