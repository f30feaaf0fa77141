/** Replaces each recognised place. No visitor writes it. */
const PLACE = "nomedelugar";

/**
 * Names of states, regions and larger cities in Brazil, and of some countries and cities abroad; normalised. A longer
 * name precedes its beginning in `ANY_PLACE`.
 */
const NAMES = `
acre, alagoas, amapa, amazonas, bahia, ceara, espirito santo, goias, maranhao, mato grosso, mato grosso do sul, minas
gerais, paraiba, parana, pernambuco, piaui, rio de janeiro, rio grande do norte, rio grande do sul, rondonia, roraima,
santa catarina, sao paulo, sergipe, tocantins, distrito federal, sampa, floripa, sp, rj, mg, bh, nordeste, sudeste,
centro oeste, baixada santista, baixada fluminense, vale do paraiba, abc paulista, triangulo mineiro, serra gaucha,
litoral norte, regiao dos lagos, aracaju, belo horizonte, boa vista, campo grande, cuiaba, curitiba, florianopolis,
fortaleza, goiania, joao pessoa, macapa, maceio, manaus, porto alegre, porto velho, recife, rio branco, salvador, sao
luis, teresina, aguas lindas, ananindeua, anapolis, angra dos reis, aparecida de goiania, apucarana, aracatuba,
araguaina, araguari, arapiraca, araraquara, araruama, araucaria, atibaia, bage, balneario camboriu, barretos, barueri,
bauru, bento goncalves, betim, blumenau, botucatu, braganca paulista, brusque, cabo frio, cacapava, cachoeirinha,
cachoeiro de itapemirim, camacari, camaragibe, camboriu, campina grande, campinas, campos do jordao, campos dos
goytacazes, caraguatatuba, carapicuiba, cariacica, caruaru, cascavel, castanhal, catalao, catanduva, caucaia, caxias
do sul, chapeco, colatina, conselheiro lafaiete, corumba, cotia, crato, criciuma, cubatao, diadema, divinopolis,
dourados, duque de caxias, erechim, feira de santana, ferraz de vasconcelos, foz do iguacu, garanhuns, governador
valadares, gravatai, guarapari, guarapuava, guaratingueta, guaruja, guarulhos, hortolandia, ibirite, ilheus,
indaiatuba, ipatinga, itabira, itaborai, itabuna, itajai, itapecerica, itapetininga, itapevi, itaquaquecetuba,
itatiba, itu, itumbiara, jaboatao, jaboatao dos guararapes, jacarei, jaragua do sul, jatai, jequie, ji parana,
joinville, juazeiro, juazeiro do norte, juiz de fora, jundiai, lages, lauro de freitas, limeira, londrina, luziania,
macae, maraba, maracanau, marica, marilia, maringa, maua, mogi das cruzes, mogi guacu, montes claros, mossoro, muriae,
niteroi, nova friburgo, nova iguacu, novo hamburgo, olinda, osasco, ourinhos, ouro preto, palhoca, parauapebas,
paranagua, parnaiba, parnamirim, passo fundo, patos de minas, pelotas, petrolina, petropolis, pindamonhangaba,
piracicaba, pocos de caldas, ponta grossa, porto seguro, pouso alegre, praia grande, presidente prudente, resende,
ribeirao das neves, ribeirao preto, rio claro, rio das ostras, rio verde, rondonopolis, sabara, santa barbara d oeste,
santa cruz do sul, santa luzia, santa maria, santana de parnaiba, santarem, santo andre, sao bernardo, sao bernardo do
campo, sao caetano, sao caetano do sul, sao carlos, sao goncalo, sao joao de meriti, sao joao del rei, sao jose dos
campos, sao jose do rio preto, sao jose dos pinhais, sao leopoldo, sao mateus, sao vicente, sapucaia do sul, sete
lagoas, simoes filho, sinop, sorocaba, sumare, suzano, taboao da serra, tatui, taubate, teixeira de freitas, teofilo
otoni, teresopolis, timon, tres lagoas, uberaba, uberlandia, umuarama, uruguaiana, valinhos, valparaiso de goias,
varginha, varzea grande, varzea paulista, vila velha, vitoria da conquista, vitoria de santo antao, volta redonda,
votorantim, angola, argentina, bolivia, chile, espanha, estados unidos, inglaterra, mocambique, paraguai, portugal,
uruguai, buenos aires, cabo verde, italia, lisboa, londres, luanda, miami, orlando, nova york
`;

/** Names that are also common words. They are taken for places only after "em", or before a state's abbreviation. */
const COMMON = `
americana, araras, assis, belem, bonito, brasilia, canoas, contagem, franca, gramado, imperatriz, lavras, linhares,
mesquita, minas, natal, palmas, passos, patos, paulista, porto, registro, salto, santos, serra, sobral, toledo,
trindade, tubarao, vicosa, vitoria
`;

/** Abbreviations of states that aren't common words or their abbreviations. */
const STATE = "(?:ac|al|am|ap|ba|df|go|mg|ms|mt|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|sp)";

/** Returns a pattern for any name of a list separated by commas. Longer names come first. */
function anyOf(names: string): string {
  const sorted = names
    .split(",")
    .map((name) => name.trim().replaceAll(/\s+/g, " "))
    .toSorted((a, b) => b.length - a.length);
  return `(?:${sorted.join("|")})`;
}

/** Matches the names above, "no pará", "do rio", and after "em" or "de" any name such as "são roque". */
const ANY_PLACE = new RegExp(
  `\\b(?:${[
    `${anyOf(NAMES)}(?: ${STATE})?`,
    `${anyOf(COMMON)} ${STATE}`,
    `(?<=\\bem )${anyOf(COMMON)}`,
    `(?<=\\b[nd]o )(?:para|rio)`,
    `(?<=\\b(?:em|de) )(?:sao|santa|santo) \\w+`,
  ].join("|")})\\b`,
  "g",
);

/**
 * Replaces names of places in a normalised text by one word, because the classifier can't learn each name: "atendem em
 * recife" → "atendem em nomedelugar".
 */
export function withoutPlaceNames(text: string): string {
  return text.replaceAll(ANY_PLACE, PLACE);
}
