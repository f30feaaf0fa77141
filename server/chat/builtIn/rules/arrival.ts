import { anyPhrase } from "../text/anyPhrase.ts";

const MY_DATA =
  "(meu|meus|minha|minhas) (dados|contatos?|cadastro|telefone|numero|inscricao|ficha|envio)";

const RECEIVED =
  "(receberam|recebeu|pegaram|pegou|anotaram|anotou|registraram|registrou|salvaram|salvou)";

const ARRIVED =
  "(foi|foram|chegou|chegaram|entrou|entraram|caiu|ficou salvo|ficaram salvos|deu certo)";

const CONFIRMED = "(enviado|enviados|confirmado|registrado|anotado|salvo|certo)";

const asksAboutArrival = anyPhrase(
  // "vocês receberam meus dados?"
  `${RECEIVED} [o|a|os|as] ${MY_DATA}`,
  // "meu cadastro foi?"
  `${MY_DATA} {ja|ai} ${ARRIVED}`,
  // "deu certo meu contato?", "tá confirmado meu cadastro?", "tudo certo com meus dados?"
  `(${ARRIVED}|${CONFIRMED}) [ai] [com] [o|a|os|as] ${MY_DATA}`,
);

/** Matches words of other questions: "meus dados foram apagados?", "anotaram meu telefone errado". */
const asksOtherwise = anyPhrase(
  "(apag*|exclu*|errad*|com erro|bloque*|vaz*|perdid*|planilhas?|import*|quando|quanto tempo)",
);

/** Whether a normalised text asks if the visitor's contact data or message arrived. */
export function isAboutArrival(text: string): boolean {
  return asksAboutArrival(text) && !asksOtherwise(text);
}
