import { FIRST_NAMES } from "../text/firstNames.ts";

/** Maximum length in words of a name, "da" etc. included. */
const MAX_NAME_WORDS = 6;

/** Matches "meu nome é" and the like, also after a denial ("não, Bia é meu apelido"), with what follows as `name`. */
const INTRODUCED =
  /^(?:nao .+ (?=meu nome|me chamo)|(?:(?:ok|oi|ola|bom dia|boa tarde|boa noite|sim|claro|pode ser|(?:esta )?(?:bom|certo)|esta|beleza|combinado|perfeito) )?)(?:(?:o )?meu nome e|me chamo|nome) (?<name>.+)$/;

/** Matches what may be before a first name that isn't introduced as one: "sou a", "aqui é o". */
const BEFORE_NAME =
  /^(?:(?:ok|oi|ola|bom dia|boa tarde|boa noite|sim|claro|eu|sou|aqui|e|fala|com|a|o) )*/;

/** Matches words of a message that isn't only a name: "Ana quer um site". */
const NOT_IN_NAME =
  /\b(?:quero|quer|queria|preciso|precisa|um|uma|que|quanto|qual|como|tem|nao|site|sistema|chatbot|vai|vou|ja|para|por|nos|voces|falou|disse|indicou)\b/;

/** Whether a normalised message is only the visitor's name: "joao silva", "sou a Rita da padaria". */
export function isName(text: string): boolean {
  const introduced = INTRODUCED.exec(text)?.groups?.["name"];
  if (NOT_IN_NAME.test(introduced ?? text)) return false;
  if (introduced !== undefined) return introduced.split(" ").length <= MAX_NAME_WORDS;
  const [first, ...others] = text.replace(BEFORE_NAME, "").split(" ");
  return FIRST_NAMES.has(first!) && others.length < MAX_NAME_WORDS;
}
