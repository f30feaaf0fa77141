/**
 * The stem of a Portuguese word, so that "fazemos", "fazem" and "fazer" meet.
 * Snowball's Portuguese algorithm (https://snowballstem.org/algorithms/portuguese/stemmer.html),
 * over words without accents: visitors leave them out, and a suffix must be found all the same.
 */
export function stem(word: string): string {
  const regions = regionsOf(word);
  const withoutSuffix = removeSuffix(word, regions);
  const shorter = withoutSuffix === word ? removeVerbEnding(word, regions.rv) : withoutSuffix;
  const stemmed =
    shorter === word ? removeResidual(word, regions.rv) : softenC(shorter, regions.rv);
  return removeFinalE(stemmed, regions.rv);
}

/** Where Snowball's R1, R2 and RV begin. */
interface Regions {
  r1: number;
  r2: number;
  rv: number;
}

const isVowel = (letter: string | undefined) => letter !== undefined && "aeiou".includes(letter);

function regionsOf(word: string): Regions {
  const r1 = afterVowelAndConsonant(word, 0);
  return { r1, r2: afterVowelAndConsonant(word, r1), rv: verbRegion(word) };
}

function afterVowelAndConsonant(word: string, start: number): number {
  for (let i = start + 1; i < word.length; i++) {
    if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1;
  }
  return word.length;
}

function verbRegion(word: string): number {
  if (word.length < 3) return word.length;
  const next = (wanted: boolean) => {
    for (let i = 2; i < word.length; i++) if (isVowel(word[i]) === wanted) return i + 1;
    return word.length;
  };
  if (!isVowel(word[1])) return next(true);
  return isVowel(word[0]) ? next(false) : 3;
}

const byLength = (suffixes: string) => suffixes.split(" ").toSorted((a, b) => b.length - a.length);

interface SuffixRule {
  suffix: string;
  /** In which it must lie to be removed. */
  region: "r1" | "r2";
  replacement: string;
  /** One of these goes as well, where it lies in R2. */
  before: readonly string[];
}

function rules(
  suffixes: string,
  { region = "r2", replacement = "", before = [] }: Partial<SuffixRule> = {},
): SuffixRule[] {
  return suffixes.split(" ").map((suffix) => ({ suffix, region, replacement, before }));
}

const SUFFIX_RULES = [
  rules(
    "eza ezas ico ica icos icas ismo ismos avel ivel ista istas oso osa osos osas amento amentos imento imentos adora ador acao adoras adores acoes ante antes ancia",
  ),
  rules("logia logias", { replacement: "log" }),
  rules("ucao ucoes", { replacement: "u" }),
  rules("encia encias", { replacement: "ente" }),
  rules("amente", { region: "r1", before: ["ativ", "iv", "os", "ic", "ad"] }),
  rules("mente", { before: ["ante", "avel", "ivel"] }),
  rules("idade idades", { before: ["abil", "ic", "iv"] }),
  rules("iva ivo ivas ivos", { before: ["at"] }),
]
  .flat()
  .toSorted((a, b) => b.suffix.length - a.suffix.length);

function removeSuffix(word: string, regions: Regions): string {
  const rule = SUFFIX_RULES.find(({ suffix }) => word.endsWith(suffix));
  if (rule === undefined) {
    const eir = /eir(?=as?$)/.exec(word);
    return eir !== null && eir.index + 1 >= regions.rv ? word.slice(0, eir.index + 3) : word;
  }
  const start = word.length - rule.suffix.length;
  if (start < regions[rule.region]) return word;
  const rest = word.slice(0, start) + rule.replacement;
  const more = rule.before.find(
    (suffix) => rest.endsWith(suffix) && rest.length - suffix.length >= regions.r2,
  );
  return more === undefined ? rest : rest.slice(0, -more.length);
}

const VERB_ENDINGS = byLength(
  "ada ida ia aria eria iria ara era ira ava asse esse isse aste este iste ei arei erei irei am iam ariam eriam iriam aram eram iram avam em arem erem irem assem essem issem ado ido ando endo indo arao erao irao ar er ir as adas idas ias arias erias irias aras eras iras avas es ardes erdes irdes ares eres ires asses esses isses astes estes istes is ais eis ieis arieis erieis irieis areis ereis ireis asseis esseis isseis aveis ados idos amos iamos ariamos eriamos iriamos aramos eramos iramos avamos emos aremos eremos iremos assemos essemos issemos imos armos ermos irmos eu iu ou",
);

function removeVerbEnding(word: string, rv: number): string {
  const inRegion = word.slice(rv);
  const ending = VERB_ENDINGS.find((suffix) => inRegion.endsWith(suffix));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function softenC(word: string, rv: number): string {
  return word.endsWith("ci") && word.length - 1 >= rv ? word.slice(0, -1) : word;
}

function removeResidual(word: string, rv: number): string {
  const residual = /(os|a|i|o)$/.exec(word.slice(rv))?.[0] ?? "";
  return word.slice(0, word.length - residual.length);
}

function removeFinalE(word: string, rv: number): string {
  if (!word.endsWith("e") || word.length - 1 < rv) return word;
  const rest = word.slice(0, -1);
  return /(gu|ci)$/.test(rest) && rest.length - 1 >= rv ? rest.slice(0, -1) : rest;
}
