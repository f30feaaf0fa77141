import { anyPhrase } from "../text/anyPhrase.ts";

const SEPARATELY = "(separado|separados|separada|separadas|a parte|por fora|extra|a mais)";
const CHARGED = "(paga|pago|pagos|pagas|pagar|pagam|cobra*|custa*)";

const isSeparate = anyPhrase(
  // "precisa pagar separado o do Messenger?"
  `${CHARGED} ..3 ${SEPARATELY}`,
  // "backup é por fora?"
  "(e|sao|vem) (por fora|a parte|extra) $",
  "pagar mais (para|por|pel*)",
);

const isFree = anyPhrase("(de graca|gratis|gratuit*|sem custo)");

const isIncluded = anyPhrase(
  "(inclus*|incluid*|embutid*)",
  "(vem|esta|estao|entra|ja) [ja] no (preco|valor)",
  "no (preco|valor) ja",
  "(e|sao) (pago|paga|pagos|pagas|cobrado|cobrada|cobrados|cobradas) [o|a|os|as|ess*|isso] ..2 $",
);

/** Matches words of other questions: about the visitor's customers, monthly fees or repairs. */
const isOfOthers = anyPhrase("(client*|frete|mes|mensal*|ano|manutencao|conserto*|corrig*)");

/** Maximum length in words of a question about separate charges. In a longer text, the words may tell a story. */
const MAX_WORDS = 14;

/** Whether a normalised text asks if something is charged separately: "o painel é pago à parte?" */
export function isAboutSeparateCharge(text: string): boolean {
  return isSeparate(text) && !isOfOthers(text) && text.split(" ").length <= MAX_WORDS;
}

/** Whether a normalised text asks if something is charged separately, is free, or is part of the price. */
export function isAboutCharge(text: string): boolean {
  return (isSeparate(text) && !isOfOthers(text)) || isFree(text) || isIncluded(text);
}
