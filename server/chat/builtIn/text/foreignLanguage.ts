/** Frequent words of other languages, as `normalise` returns them; keyed by the language's Portuguese name. */
const WORDS: Readonly<Record<string, string>> = {
  inglês: `
    the you your do does is are was can could would what when where how much with for and my we our have has
    please hello hi thanks need want build price cost open time this that from not it in of business company i
    will
  `,
  espanhol: `
    el la gracias hola los las una usted ustedes cuanto cuesta cuestan precio pagina hacen hacer quiero
    necesito tengo con y mi donde cuando llama puedo hablan atienden sitio web buenos dias tardes nosotros
    tienen es un del muy
  `,
  francês: `
    le les des je ne pas parle vous nous bonjour combien site pour avec est une prix faire voudrais merci
    votre mon ma et dans que qui quel quelle oui besoin salut pouvez
  `,
  italiano: `
    il gli ciao quanto costa sito per con vorrei grazie buongiorno buonasera siamo avete abbiamo fare fate
    fanno nostra mio mia moglie una un che sono prezzo bisogno potete azienda di della anche piccolo piccola
    le vicino
  `,
  "crioulo haitiano": `
    mwen nou yo pou ak yon nan gen bezwen bonjou mesi tanpri eske ede sit konbyen koute kapab ou
  `,
  alemão: `
    ich sie wir und der die das ist ein eine wie viel kostet webseite hallo guten tag danke bitte haben mit
    fur mein unsere brauche konnen
  `,
};

/** Frequent Portuguese words, normalised. */
const PORTUGUESE = wordsOf(`
  o os um uma voce voces nao quanto custa fazem faz fazer quero preciso tenho com para por favor obrigado oi
  ola bom boa meu minha que como onde qual quais eu e em no na do da dos das mais sim isso esta sao tem ter
  qual site sistema whatsapp ao pelo pela muito aqui ja so tambem atendem ele ela ou
`);

const LEXICONS = Object.entries(WORDS).map(([language, words]) => ({
  language,
  words: wordsOf(words),
}));

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Returns the Portuguese name of a message's language if it clearly is one of `WORDS`. `words` must be normalised. */
export function foreignLanguage(message: string, words: readonly string[]): string | undefined {
  if (/[¿¡ñ]/iu.test(message)) return "espanhol";
  const portuguese = words.filter((word) => PORTUGUESE.has(word)).length;
  const [best] = LEXICONS.map(({ language, words: lexicon }) => ({
    language,
    found: new Set(words.filter((word) => lexicon.has(word))).size,
  })).toSorted((a, b) => b.found - a.found);
  if (best === undefined || best.found < 2) return undefined;
  return best.found >= words.length / 4 && best.found > portuguese ? best.language : undefined;
}
