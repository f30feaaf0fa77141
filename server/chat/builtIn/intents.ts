import { terms } from "./portuguese.ts";

/** What a visitor wants, where a few words say it and no search is needed. */
export type Intent =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "yes"
  | "no"
  | "acknowledgement"
  | "identity"
  | "privacy"
  | "person"
  | "price"
  | "quote"
  | "hours"
  | "phone"
  | "contact";

interface Rule {
  intent: Intent;
  when: RegExp;
  unless?: RegExp;
}

/** What we build: who mentions it asks for that, not for our own phone or hours. */
const PRODUCT =
  /\b(chatbot|robo|site|pagina|sistema|software|app|loja|agendar|agendamento|integra\w*|clientes?)\b/;

/** Over normalised text. The first that fits decides. */
const RULES: readonly Rule[] = [
  {
    intent: "privacy",
    when: /\b(lgpd|privacidade|dados pessoais|meus dados|minhas informacoes|spam)\b|\b(vend|compartilh|repass|vaz|guard|armazen|apag|exclu|remov|delet)\w* .*\b(meus?|minhas?) (contato|nome|email|telefone|numero|conversas?)\b/,
    unless: /\b(sistema|backup)\b/,
  },
  {
    intent: "identity",
    when: /\b(quem e voce|quem esta (falando|ai)|qual (e )?(o )?(seu|teu) nome|como (voce )?se chama|voce e (de verdade|real|(um |uma |o |a )?(robo|chatbot|maquina|pessoa|humano|humana|ia|nora|atendente))|(robo|chatbot|maquina|pessoa|humano|ia) ou (com )?(um |uma )?(robo|chatbot|maquina|pessoa|humano|ia)|falando com (um |uma )?(robo|chatbot|maquina|ia))\b/,
  },
  {
    intent: "hours",
    when: /\b(horarios?|que horas?|que dias?|abr(e|em|ir)|fecham?|abertos?|expediente|domingos?|sabados?|feriados?|fim de semana|finais de semana|madrugada|(depois|antes|ate) d?as \d+|(atend\w+|trabalha\w*|funciona\w*) (hoje|agora|amanha|a noite|de noite|(de|no|na|aos?) (segunda|terca|quarta|quinta|sexta)))\b/,
    unless: PRODUCT,
  },
  {
    intent: "person",
    when: /\b(atendente|humano|humana|vendedor|vendedora|consultor|gerente|pessoa (real|de verdade)|me lig\w+|ligacao|reuniao|videochamada)\b|\b(fal|convers|atendid|transf|pass|cham|encaminh)\w* .*\b(pessoa|alguem|equipe|time|comercial)\b|\bagendar uma conversa\b|\btem alguem\b/,
    unless: PRODUCT,
  },
  {
    intent: "price",
    when: /\b(precos?|valor|valores|custos?|custam?|custaria|caro|cara|barat\w+|cobram?|cobra|investimento|tabela de|reais|real|quanto (e|fica|ficaria|sai|sairia|seria|vai ficar|vou gastar|pago|para fazer)|\d+ mil)\b/,
    unless: /\bvalores (da|de|que|do)\b|\b(missao|principios|tempo real)\b/,
  },
  {
    intent: "quote",
    when: /\b(orcamentos?|orcar|cotacao|cotar|propostas?|contratar|fechar|comprar|interessad[oa]|tenho interesse)\b/,
  },
  {
    intent: "phone",
    when: /\b(telefone|whatsapp|numero|celular|ligar)\b/,
    unless: new RegExp(
      `${PRODUCT.source}|\\b(faz\\w*|cri\\w*|atend\\w*|respond\\w*|vend\\w*|funciona\\w*|automa\\w*|meus?|minhas?|no|pelo|cart\\w+)\\b`,
    ),
  },
  {
    intent: "contact",
    when: /\b(emails?|contatos?|contatar|contactar|fal\w+ com voces|redes sociais|instagram|linkedin|facebook|escrever para)\b/,
    unless: PRODUCT,
  },
];

/** Said between people, without asking for anything. The later ones weigh more. */
const MANNERS = {
  acknowledgement:
    /\b(ok|okay|certo|entendi|beleza|legal|bacana|show|otimo|perfeito|massa|maravilha|interessante|k|ha|haha\w*|hehe\w*|rs|rsrs\w*|k+)\b/g,
  greeting:
    /\b(oi|oie|ola|opa|hey|alo|salve|e ai|bom dia|boa tarde|boa noite|tudo (bem|bom|certo|beleza|joia|tranquilo)|como vai|como voce esta|beleza)\b/g,
  goodbye: /\b(tchau|ate (mais|logo|breve|amanha|a proxima)|falou|adeus|bye|abracos?|fui)\b/g,
  thanks:
    /\b(obrigad[oa]s?|valeu|agradec\w+|grat[oa]|ajudou|(pela|sua|toda) (ajuda|atencao)|thanks)\b/g,
} as const satisfies Partial<Record<Intent, RegExp>>;

const YES =
  /^(sim|quero|pode|claro|com certeza|isso|aceito|bora|vamos|ok|gostaria|por favor|manda|fechado|beleza|perfeito|muito|ser|eu|mais|la|entao|de|que|mesmo| )+$/;
const NO =
  /^(?=.*\b(nao|deixa|depois|dispenso|nada)\b)(nao|agora|hoje|obrigad[oa]|quero|precisa|preciso|deixa|depois|por enquanto|so|isso|valeu|nada|mais|muito|dispenso|era|e|eu|para|la|vou|pensar|tudo bem|ok| )+$/;

/** What the rules know, so that a slip of the keyboard still finds them. */
export const INTENT_WORDS: readonly string[] = [
  ...RULES.map(({ when }) => when),
  ...Object.values(MANNERS),
].flatMap(({ source }) => source.replaceAll(/\\[bwd]/g, " ").match(/[a-z]{4,}/g) ?? []);

/** What normalised text asks for; undefined when only its subject can tell. */
export function intentOf(text: string): Intent | undefined {
  // Before the manners: a "não, obrigado" declines, it does not thank.
  if (NO.test(text)) return "no";
  if (
    YES.test(text) &&
    /\b(sim|quero|pode|claro|certeza|aceito|bora|vamos|gostaria|manda|fechado)\b/.test(text)
  ) {
    return "yes";
  }
  return (
    onlyManners(text) ??
    RULES.find(({ when, unless }) => when.test(text) && !unless?.test(text))?.intent
  );
}

/** Whether normalised text opens with a greeting. */
export function greets(text: string): boolean {
  return text.search(MANNERS.greeting) === 0;
}

function onlyManners(text: string): Intent | undefined {
  let rest = text;
  let manner: Intent | undefined;
  for (const [intent, words] of Object.entries(MANNERS)) {
    const without = rest.replaceAll(words, " ");
    if (without !== rest) manner = intent as keyof typeof MANNERS;
    rest = without;
  }
  return terms(rest.replaceAll(/ +/g, " ").trim()).length === 0 ? manner : undefined;
}
