import { stem } from "./stem.ts";

/** As Brazilians type in a chat → as the rules and the search know it. Accents are gone by then. */
const SPELLINGS: Readonly<Record<string, string>> = {
  vc: "voce",
  ce: "voce",
  vcs: "voces",
  ces: "voces",
  q: "que",
  oq: "o que",
  oque: "o que",
  pq: "porque",
  qto: "quanto",
  qnto: "quanto",
  qnt: "quanto",
  qt: "quanto",
  qtos: "quantos",
  qdo: "quando",
  qnd: "quando",
  qq: "qualquer",
  ql: "qual",
  tb: "tambem",
  tbm: "tambem",
  n: "nao",
  nn: "nao",
  naum: "nao",
  num: "nao",
  s: "sim",
  ss: "sim",
  eh: "e",
  ta: "esta",
  to: "estou",
  tava: "estava",
  pra: "para",
  pro: "para o",
  pros: "para os",
  pras: "para as",
  p: "para",
  c: "com",
  cm: "com",
  hj: "hoje",
  agr: "agora",
  dps: "depois",
  fds: "fim de semana",
  sab: "sabado",
  dom: "domingo",
  seg: "segunda",
  mt: "muito",
  mto: "muito",
  mta: "muita",
  msg: "mensagem",
  msgs: "mensagens",
  obg: "obrigado",
  obgd: "obrigado",
  brigado: "obrigado",
  brigada: "obrigada",
  vlw: "valeu",
  flw: "falou",
  blz: "beleza",
  td: "tudo",
  tdo: "tudo",
  pfv: "por favor",
  pf: "por favor",
  pls: "por favor",
  fzr: "fazer",
  whats: "whatsapp",
  whatss: "whatsapp",
  wpp: "whatsapp",
  wapp: "whatsapp",
  wats: "whatsapp",
  watsap: "whatsapp",
  zap: "whatsapp",
  zapzap: "whatsapp",
  zapp: "whatsapp",
  face: "facebook",
  fb: "facebook",
  insta: "instagram",
  tel: "telefone",
  fone: "telefone",
  cel: "celular",
  apps: "app",
  aplicativo: "app",
  aplicativos: "app",
  bot: "chatbot",
  bots: "chatbot",
  chatbots: "chatbot",
  robozinho: "chatbot",
  robozinhos: "chatbot",
  website: "site",
  websites: "site",
  webpage: "pagina",
  homepage: "site",
  siti: "site",
  saite: "site",
  saites: "site",
  sait: "site",
  sisteminha: "sistema",
  lojinha: "loja",
  precinho: "preco",
  softwares: "software",
  ecommerce: "loja virtual",
  dev: "desenvolvedor",
};

/** What is one thing in several words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\be ?mails?\b/g, "email"],
  [/\be commerces?\b/g, "loja virtual"],
  [/\bchat chatbot\b/g, "chatbot"],
  [/\bweb ?sites?\b/g, "site"],
  [/\bwhats ?app\b/g, "whatsapp"],
  [/\bmicro ?empresas?\b/g, "microempresa"],
  [/\b24 ?(?:h|hs|hrs|horas)\b/g, "24 horas"],
  [/\b24 ?x? ?7\b/g, "24 horas"],
  // Without these nothing of the question would be left to search for.
  [
    /\bque (e que )?(voces?|a nora|a empresa) (tambem )?(faz|fazem|fazer|vendem?|trabalham?)\b/g,
    "servicos",
  ],
  [
    /\b(de onde (voces )?sao|(sao|ficam?) (de )?onde|onde (e|fica|ficam|esta|estao|voces))\b/g,
    "endereco",
  ],
  [/\b(quem (e|sao) (a nora|voces)|que e a nora)\b/g, "sobrenora"],
  [
    /\b(sobre|conhecer|fal\w+ (d|sobre )|cont\w+ (d|sobre )) ?(a nora|voces|a empresa)\b/g,
    "sobrenora",
  ],
];

/** Small letters without accents or marks, abbreviations written out: "Vcs fazem e-mail?" → "voces fazem email". */
export function normalise(text: string): string {
  const words = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    // "oiiii", "siiim": Portuguese has no letter three times, and only r and s twice.
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word] : word))
    .join(" ");
  return PHRASES.reduce((whole, [phrase, one]) => whole.replaceAll(phrase, one), words);
}

/** Words that tell nothing of what is asked. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela pelos pelas para com sem
  ao aos sobre entre ate que se mas porem nem como quando onde qual quais quanto quanta quantos quantas quem
  porque eu tu ele ela eles elas nos voce voces me te lhe minha minhas meu meus seu sua seus suas nosso
  nossa nossos nossas este esta estes estas esse essa esses essas isso isto aquele aquela aquilo aqui ai ali la
  ja so tambem muito muita muitos muitas mais menos bem mal melhor pouco algo algum alguma alguns algumas
  nenhum nenhuma todo toda todos todas tudo cada outro outra outros outras mesmo mesma tal entao assim ainda
  agora hoje amanha ontem depois antes sempre nunca nao sim claro ok certo
  ser sou e sao era foi fosse seja estar estou esta estao estava ter tem temos tenho tinha teria ha haver
  ir vou vai vao indo vamos fazer faz fazem faco fazemos feito feita fez fizeram fizer poder pode podem posso
  podemos conseguir consegue consigo conseguem querer quero quer querem queria queriam quis gostaria gostava
  precisar preciso precisa precisam precisava dever deve devem saber sei sabe sabem dizer diz diga dar da deu
  dao usar usa usam uso usamos usando ficar fica ficam ver vejo coisa coisas tipo jeito gente pessoal moco moca
  favor por oi ola opa bom boa dia tarde noite alo hey obrigado obrigada valeu porfavor né ne tipo ah eh hum
  falar fala fale falem contar conta conte conto explicar explica explique explicacao mostrar mostra mostre
  passar passa passe informar informa detalhe detalhes detalhar mandar manda nora empresa mim duvida duvidas
  comigo conosco contigo pergunta perguntar saber entender entendi vez vezes ter deixar parte`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** The stems of the words that tell something, in order. */
export function terms(normalised: string): string[] {
  return normalised
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .map(stem);
}

/** In shorter words one letter more often makes another word than a slip: "carro" is not "caro". */
const SHORTEST_SLIP = 6;

/** Replaces each word nobody here knows by the known one it was most likely meant to be. */
export function corrector(known: ReadonlySet<string>): (normalised: string) => string {
  const words = [...known].filter((word) => word.length >= SHORTEST_SLIP - 1);
  const correct = (word: string) => {
    if (word.length < SHORTEST_SLIP || /\d/.test(word) || known.has(word) || STOP_WORDS.has(word))
      return word;
    const slips = word.length < 10 ? 1 : 2;
    const [nearest] = words
      .filter((candidate) => mayBeMeant(word, candidate, slips))
      .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
      .filter(({ distance }) => distance <= slips)
      .toSorted((a, b) => a.distance - b.distance);
    return nearest?.candidate ?? word;
  };
  return (normalised) => normalised.split(" ").map(correct).join(" ");
}

/** Spares most words the slow comparison: a slip may spoil the first letter, rarely the second too. */
function mayBeMeant(word: string, candidate: string, slips: number): boolean {
  const begins = word[0] === candidate[0] || word[0] === candidate[1] || word[1] === candidate[0];
  return begins && Math.abs(candidate.length - word.length) <= slips;
}

/** Letters missing, added, changed or swapped with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(beforeLast, j - 2) + 1 : Infinity;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, changed, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
