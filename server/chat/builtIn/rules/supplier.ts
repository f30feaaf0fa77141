import { anyPhrase } from "../text/anyPhrase.ts";

const OUR = "(nosso|nossos|nossa|nossas|meu|meus|minha|minhas)";

const PRODUCT =
  "(produt*|servic*|solucao|solucoes|planos?|pacotes?|plataforma|ferramenta|sistema|software|" +
  "catalogo|tabela|condicoes|proposta)";

const SELL =
  "(vendo|vendemos|revendo|distribuo|forneco|fornecemos|ofereco|oferecemos|represento|representamos|" +
  "trabalho com vendas|sou (representante|vendedor*|consultor*|corretor*))";

const ASK_FOR_BUYER =
  "(com quem [eu] (falo|trato)|quem (cuida|decide|compra|e o responsavel)|responsavel por compras|" +
  "setor de compras|(teriam|haveria|ha) interesse|interessa a voces|" +
  "falar com [o|a] (rh|responsavel|dono|gerente))";

const sellsToUs = anyPhrase(
  // "eu que quero vender pra vocês"
  "(quero|queria|queremos|gostaria de) [e] (vender|oferecer) ..4 (para|a) voces",
);

const offersToUs = anyPhrase(
  // "podemos agendar uma call para apresentar nossos pacotes?", but not "mostrar meus produtos na internet"
  `(apresentar|mostrar|oferecer|enviar) [a voces|para voces] ${OUR} ${PRODUCT} ` +
    "!(..4 (internet|online|site|celular|redes|clientes))",
  `(apresentacao|demonstracao) (da|do|de|das|dos) ${OUR} ${PRODUCT}`,
  // "somos a LinkUp SEO e colocamos sua empresa no topo do Google"
  "(sou|somos) ..8 (colocamos|podemos colocar|levamos|aumentamos|ajudo|ajudamos) ..3 (sua|suas|voces|a nora)",
  // "tenho um produto que pode interessar"
  `${PRODUCT} que (pode|poderia|vai) (interessar|ajudar)`,
  // "vendo máquinas de cartão, com quem falo?"
  `${SELL} ..15 ${ASK_FOR_BUYER}`,
);

/** Matches words of a customer: "preciso de um site, e com quem eu falo?" */
const buysFromUs = anyPhrase(
  "(preciso|precisamos|quero|queria|queremos|orcamento|meu site|chatbot|robo|loja virtual)",
  "voces (fazem|criam|atendem)",
  // "dá pra mostrar meus produtos num catálogo?"
  "(da para|tem como|voces conseguem|voces podem) (apresentar|mostrar|oferecer|enviar)",
);

/** Whether a normalised text offers something to the company. */
export function isSupplier(text: string): boolean {
  return sellsToUs(text) || (offersToUs(text) && !buysFromUs(text));
}
