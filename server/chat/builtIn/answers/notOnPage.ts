import { anyPhrase } from "../text/anyPhrase.ts";

/** Whether a normalised message wants appointments. */
export const asksForBooking = anyPhrase(
  "(marc*|marqu*|agend*) ..3 (consultas?|horarios?|sessao|sessoes|aulas?|visitas?|exames?)",
  "agendamento",
);

/** Things that visitors often want and the page doesn't name, each with a test of a normalised message. */
export const THINGS: readonly (readonly [string, (message: string) => boolean])[] = [
  ["ordem de serviço", anyPhrase("(ordem|ordens) de servico")],
  ["boletim", anyPhrase("boletim", "boletins", "notas dos alunos")],
  ["frequência", anyPhrase("frequencia", "lista de presenca", "chamada dos alunos")],
  ["mensalidades de alunos", anyPhrase("(alun*|escola*|academia|boletim|curso) ..8 mensalidades?")],
  ["busca de imóveis", anyPhrase("(busca|buscar|filtro|filtrar|procurar) ..2 (imovel|imoveis)")],
  ["mapa", anyPhrase("mapa")],
  ["OLX", anyPhrase("olx")],
  ["Zap Imóveis", anyPhrase("zap imoveis", "zapimoveis", "whatsapp imoveis")],
  ["iFood", anyPhrase("(integr*|conect*|ligad*|vincul*) ..4 ifood")],
  ["doações", anyPhrase("(doacao|doacoes|dizimo|dizimos)")],
  ["emissão de nota fiscal", anyPhrase("(nota fiscal|notas fiscais|nfe|nfce|cupom fiscal)")],
  ["as regras da OAB", anyPhrase("oab")],
  ["prontuário", anyPhrase("prontuarios?")],
  ["comanda", anyPhrase("comandas?")],
  [
    "controle de ponto",
    anyPhrase("(folha de|controle de|bater o|bater) ponto", "ponto dos funcionarios"),
  ],
  ["comissões", anyPhrase("(comissao|comissoes)")],
  ["fiado", anyPhrase("(fiado|crediario)")],
  ["código de barras", anyPhrase("codigos? de barras?")],
  ["cálculo de frete", anyPhrase("(calcul* ..2 frete|frete|correios)")],
  ["rastreamento", anyPhrase("(rastrear|rastreio|rastreamento)")],
  ["marcação de horários", asksForBooking],
];

/** Returns the things that a normalised message wants and the page doesn't name: "boletim nem frequência". */
export function notOnPage(message: string): string | undefined {
  const named = THINGS.filter(([, wants]) => wants(message)).map(([thing]) => thing);
  const [last, ...others] = named.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} nem ${last}`;
}

/** Whether a normalised message names a trade that no project of the portfolio is for. */
export const namesOtherTrade = anyPhrase(
  "(advog*|advocacia|juridic*|escritorio|contador*|contabil*|engenh*|arquitet*|construtora|empreiteira)",
  "(clinica*|medic*|consultorio*|dentist*|odonto*|psicolog*|nutri*|fisio*|hospital|farmacia|otica|veterinari*)",
  "(escola*|colegio|creche|cursinho|autoescola|faculdade|igreja*|ong|condominio*|prefeitura|sindicato)",
  "(restaurante*|pizzaria*|lanchonete|hamburgueria|delivery|bar|padaria*|confeitaria|doceria|acougue)",
  "(imobiliaria*|corretor*|hotel|pousada|turismo|agencia de viagem|transportadora|oficina*|mecanic*|autopecas)",
  "(salao|barbearia|estetica|academia*|pilates|pet shop|petshop|floricultura|marcenaria|industria|fazenda|agro*)",
  "(blog|jogo|game|marketplace|ead|curso online)",
);
