import { anyPhrase } from "../text/anyPhrase.ts";

/** `normalise` takes the English "to" for the Portuguese "tô". */
const TO = "(to|estou)";

/**
 * Finds plain expressions of suicide and self-harm in other languages. Words that begin with "suicid" are found in
 * distress.ts.
 */
export const isForeignDistress = anyPhrase(
  // English
  "(kill|hurt|harm|cut|killing|hurting|harming|cutting) (myself|my self)",
  `(want|wanna|wish|wanted|going|like) [${TO}] (die|be dead|disappear forever)`,
  "((end|ending|take|taking) my life|end it all|worth living|better off dead|wish i (was|were) dead|unalive)",
  `(don t|dont|do not) (want ${TO}|wanna) (live|be alive|exist|be here) [anymore]`,
  `(no reason ${TO} live|tired of (living|life)|can t live anymore)`,
  "(my|his|her) (son|daughter|friend|brother|sister) ..4 (wants|trying|tried) (to|estou) (die|kill)",

  // Spanish
  "(quiero|quisiera|deseo|ganas de|pienso en|prefiero) (morir*|matarme|suicid*|dejar de vivir|no despertar)",
  "me (quiero|voy a) (matar|morir|suicidar)",
  "no (quiero|puedo|aguanto) [mas] (vivir|seguir viviendo|seguir vivo|seguir viva)",
  "(acabar con mi vida|no vale la pena vivir)",
  "(quitarme la vida|me hago dano|hacerme dano|me lastimo|cortarme|me estoy cortando)",

  // French, in which "n'" becomes "nao"
  "(veux|voudrais|vais|envie de) (mourir|me tuer|en finir|me suicider) !(de)",
  "(plus envie de|veux plus|pas envie de) vivre",
  "je me (coupe|mutile|scarifie|(fais|faz) du mal)",

  // German
  "(will|mochte|wollte) (sterben|tot sein)",
  "nicht mehr leben",
  "(mich (umbringen|toten|ritzen)|mir das leben nehmen|ritze mich|verletze mich|selbstmord*|suizid*)",

  // Italian
  "(voglio|vorrei) morire !(da|di|dal)",
  "(uccidermi|ammazzarmi|farla finita|togliermi la vita)",
  "non (voglio|ho voglia di) [piu] vivere",
  "mi (taglio|faccio del male|faccio male)",
);
