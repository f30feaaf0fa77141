import { withoutOpening } from "./ask.ts";

/** The patterns of this file match normalised texts: "qual e-mail vcs anotaram?" is "qual email voces anotaram". */

/** Maximum length in words of a question that these patterns match. */
const MAX_WORDS = 20;

const DATA =
  "(?:emails?|telefones?|numeros?(?: de (?:telefone|celular|whatsapp|contato))?|celular(?:es)?|contatos?|whatsapp|fone)";

/** Only verbs in the past: "que dados vocês guardam?" asks for the privacy notice. */
const NOTED =
  "(?:anot(?:ou|aram|ad[oa]s?|aste)|registr(?:ou|aram|ad[oa]s?)|salv(?:ou|aram|[oa]s?|ad[oa]s?)|guard(?:ou|aram|ad[oa]s?)|receb(?:eu|eram|id[oa]s?)|peg(?:ou|aram|o)|grav(?:ou|aram|ad[oa]s?)|cadastr(?:ou|aram|ad[oa]s?)|coloc(?:ou|aram|ad[oa]s?)|captur(?:ou|aram)|escrev(?:eu|eram)|entendeu|entenderam)";

const GAVE =
  "(?:passei|coloquei|dei|informei|deixei|mandei|escrevi|botei|pus|digitei|usei|preenchi|confirmei|enviei|forneci|cadastrei|registrei)";

const WHICH = "(?:qual|quais|que)(?: (?:e|foi|era|sao))?(?: (?:o|os|a|as|mesmo))?";

/** Matches a question about the visitor's own e-mail or telephone: "qual email você anotou?" */
const OWN_DATA = new RegExp(
  [
    String.raw`\b${WHICH} (?:${DATA}|nomes?|dados) (?:meus? )?(?:(?:e|foi) )?(?:que )?(?:voces?|ai|o sistema|a equipe|o chat)(?: ja| ai| tem| tinham?| estao? com| ficou| ficaram com)* ${NOTED}\b`,
    String.raw`\b${WHICH} (?:meus? )?${DATA} (?:meus? )?(?:(?:e|foi) )?(?:que )?(?:voces?|a equipe) (?:\S+ )?(?:tem|tinham?|estao? com|esta com|ficou com|ficaram com|consta)(?: ai| de)? (?:meus?|mim|minha|cadastrad[oa]|comigo)\b`,
    String.raw`\b${WHICH} (?:meus? )?${DATA} meus? (?:que )?(?:voces?|a equipe|esta|ficou|tem|consta|foi)\b`,
    String.raw`\b${WHICH} ${DATA} (?:que )?voces? (?:tem|tinha|ficou|ficaram|esta|estao)(?: com)? (?:ai|aqui|no cadastro|na tela)$`,
    String.raw`\b${WHICH} ${DATA} (?:que )?(?:eu |foi que eu |foi que |e que eu )?(?:te |lhe |ja |me )?${GAVE}\b`,
    String.raw`\b${WHICH} (?:o )?meu (?:email|telefone|numero|celular|contato|whatsapp)\b(?! (?:profissional|comercial|no site|ideal))`,
    String.raw`\b(?:anotou|anotaram|pegou|pegaram|registrou|registraram|salvou|salvaram|recebeu|receberam|gravou|gravaram|ficou com|ficaram com|foi com|foi para|foi) (?:qual|que) ${DATA}(?: meu)?$`,
    String.raw`\bcom (?:qual|que) ${DATA}(?: meu)? (?:que )?(?:voces?|a equipe) (?:ficou|ficaram|esta|estao)$`,
    String.raw`\b(?:ficou|consta|esta|tem|foi) (?:qual|que) ${DATA}(?: meu| ai)*$`,
    String.raw`\b${WHICH} ${DATA} (?:meu )?(?:que )?(?:ficou|consta|foi|esta|estava)(?: ai)?(?: ${NOTED}| ai| cadastrad\S+| no (?:meu )?(?:cadastro|formulario)| no formulario do chat)*$`,
    String.raw`\b(?:em|para|com|por|no|de) ${WHICH} ${DATA} (?:que )?(?:(?:e que )?(?:voces?|a equipe) )?(?:vao|vai) (?:me |entrar em contato|mandar|responder|ligar|retornar|chamar|escrever|falar comigo)`,
    String.raw`\b(?:vao|vai) (?:me )?(?:ligar|responder|retornar|escrever|chamar|mandar|procurar)(?: \S+){0,2} (?:em|para|no|por|de) (?:qual|que) ${DATA}\b`,
    String.raw`\b(?:repet\w+|confir[ae]m?|confirma\w*|confere\w*|mostr\w+|lembra\w*|diz|diga|fala|le|sabe\w*|ver|saber)(?: \S+){0,2}? (?:o |qual |que )(?:e )?(?:o )?(?:${DATA}|contato) (?:que )?(?:(?:eu (?:te )?)?${GAVE}|(?:que )?voces? (?:ja )?(?:tem ai|tem meu|${NOTED}))`,
    String.raw`\b(?:repet\w+|confirma|mostr\w+|lembra|diz|diga|fala|le|sabe|sabem)(?: para mim| ai| de novo| voce)* (?:o |qual e |qual e o |qual |de cor o )?meu (?:email|telefone|numero|celular|contato|whatsapp)(?: (?:ai|para mim|de novo|que esta ai|por favor|certinho))*$`,
    String.raw`\b(?:o |qual (?:e )?(?:o )?)${DATA} que (?:voces?|a equipe) (?:\S+ )?(?:${NOTED}|(?:tem|esta|estao)(?: com)? (?:meu|ai))(?: ai| meu| certo| esta| certinho| correto)*(?: e qual| qual e| e o que)?$`,
    String.raw`\b(?:o )?meu ${DATA}(?: ai)? (?:esta|ficou|saiu|foi) (?:certo|certinho|correto)(?: ai| no cadastro)*$`,
    String.raw`\bvoces? (?:tem|esta com|estao com|ficou com|ficaram com|anotou|anotaram) (?:qual|que) ${DATA} (?:meu|ai)\b`,
  ].join("|"),
);

/** Matches words by which such a question is about the company's own contact data, or another company's. */
const OF_COMPANY =
  /\b(?:de voces|da nora|da empresa|da equipe|para (?:eu )?(?:ligar|falar|contato|chamar|entrar|mandar)|posso|devo|quero|funcionario\w*|clientes?|atendimento|suporte)\b/;

/** Whether a normalised text asks which contact data of the visitor is known. */
export function isAboutOwnData(text: string): boolean {
  return isShort(text) && OWN_DATA.test(text) && !OF_COMPANY.test(text);
}

const CHANGE =
  "(?:troc\\w+|mud\\w+|alter\\w+|corrig\\w+|corrij\\w+|atualiz\\w+|arrum\\w+|edit\\w+|substitu\\w+|acert\\w+|consert\\w+|modific\\w+|por outro|colocar outro|passar outro|dar outro|usar outro|informar outro|deixar outro|botar outro|mandar outro)";

/** Matches a possible change of contact data: "e se eu quiser trocar o telefone?" */
const CHANGES_CONTACT = new RegExp(
  `^(?:(?:e|mas|ah|entao|ai|opa|so que|oi|tambem|outra coisa) )*(?:(?:se|caso|quando) (?:(?:eu|a gente) )?(?:depois |um dia |amanha |mais tarde |por acaso )*(?:(?:quiser|quisesse|queira|precisar|precisasse|precise|resolver|tiver (?:que|de)|tivesse que|for|fosse|decidir|desejar) )?(?:depois |de )?|(?:(?:da|tem como|tem jeito|consigo|posso|pode|podemos|e possivel|como (?:e que )?(?:eu )?(?:faco|faz|fazer)?|onde(?: e que)?(?: eu)?|rola|sera que da|daria)(?: de| para| eu)* ))${CHANGE} (?:de |o |os |do |meu |um |esse |ess[ea]s )*(?:${DATA}|email e telefone|(?:email|telefone) e (?:o )?(?:email|telefone)|email ou (?:o )?telefone)(?: (?:depois|tambem|para mim|mes que vem|amanha|da|ai|la|ainda|agora|aqui|que (?:eu )?(?:te )?${GAVE}|que (?:voces?|ai) (?:tem|anotou|anotaram)(?: ai)?|de contato|do (?:meu )?cadastro|no (?:meu )?cadastro|do formulario|no formulario|por outro|da para|tem como|como faco|como e que faz|como fica|como faz|o que eu faco|o que faco|pode|posso|e possivel|consigo|faz como|como|por favor|certo|errado|novo))*$`,
);

/** Whether a normalised text asks how the visitor could change the contact data. */
export function isAboutContactChange(normalised: string): boolean {
  const text = withoutOpening(normalised);
  return isShort(text) && CHANGES_CONTACT.test(text);
}

function isShort(text: string): boolean {
  return text.split(" ").length <= MAX_WORDS;
}
