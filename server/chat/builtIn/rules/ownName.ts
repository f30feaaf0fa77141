import { anyPhrase } from "../text/anyPhrase.ts";

const NAME = "(nome|sobrenome)";

/** Whether a normalised text corrects the visitor's name. */
export const isAboutOwnName = anyPhrase(
  // "meu nome não é Ana, é Ana Paula", "meu nome é Ana Paula, não Ana"
  `meu ${NAME} [completo] nao e`,
  `(meu ${NAME} [completo] e|me chamo) ..5 nao [e] ..3 $`,
  `meu ${NAME} (certo|correto|verdadeiro|completo) e`,
  "na verdade [o] meu nome e",
  "o nome (certo|correto) e",
  // "escrevi meu nome errado", "faltou meu sobrenome"
  `${NAME} ..3 (errad*|incomplet*|trocad*|faltando)`,
  `(errei|faltou) [o] [meu] ${NAME}`,
  // "corrige meu nome para Ana Paula", "quero mudar o nome do cadastro"
  `(corrig*|corrij*|mud*|troc*|arrum*|alter*) ([o|no] meu ${NAME}|o nome (do|no|que))`,
  `meu nome ..1 (corrig*|mud*|troc*) para`,
);
