import { chat, company, figures } from "../../../../src/shared/content/index.ts";
import { whatsappUrl } from "../../../../src/shared/whatsapp.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import { JOB_TERMS, isInHurry, tellsOfFault } from "../followUp/afterAnswer.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Topic } from "../text/topics.ts";
import type { talk as utterances } from "../utterances/talk.ts";
import type { AnswersTo } from "./Answer.ts";
import { officeStatus } from "./officeHours.ts";

const [, , support] = figures;

/** Begins the answer to visitors who introduce themselves after a message about a service. */
const YOURS: Readonly<Record<Topic, string>> = {
  sites: "O seu site seria feito",
  systems: "O seu sistema seria feito",
  chatbots: "O seu chatbot seria feito",
};

/** Whether a normalised message asks for a person: "se for robô quero falar com gente" */
const asksForPerson = anyPhrase(
  "(falar|conversar|tratar) com [um|uma|a|o] (gente|pessoa|alguem|humano|humana|atendente)",
  "(me passa|passa|chama|quero|queria|prefiro) [para|um|uma] [um|uma] (gente|pessoa|humano|humana|atendente)",
);

/** Matches a normalised message that asks whether the assistant is artificial intelligence: "é tipo chatgpt?" */
const ASKS_IF_AI = /\b(?:ia|inteligencia artificial|chatgpt|gpt)\b/;

/** Whether a normalised message offers a list of contacts for sale: "vendo mailing", "compram lista de e-mails?" */
const offersContacts = anyPhrase(
  "(mailing|mailings|leads)",
  "(listas?|bases?|banco|cadastros?) ..3 (email|emails|contatos?|dados|numeros|telefones?|whatsapp|clientes|cpf)",
  "(contatos|telefones|emails|numeros) ..3 (vender|venda|whatsapp|empresarios)",
);

/** Whether a complaint is that an e-mail wasn't answered. Its answer doesn't send the visitor to e-mail again. */
const isAboutUnansweredMail = anyPhrase(
  "(nao|ninguem|nunca|nada|cade|sem) ..3 (respond*|resposta|retorn*) ..4 (email|emails)",
  "(email|emails) ..6 (ninguem|nada|nunca|resposta|retorno|nao respond*|nao retorn*)",
);

/** Whether a complaint is that the customer's site or system doesn't work: "meu site tá fora do ar!" */
const isAboutOutage = anyPhrase(
  "(fora do ar|caiu|caido|saiu do ar|parou|parado|nao (abre|carrega|funciona|entra)|travou|travado)",
);

/** Whether a complaint is that the customer can't log in: "esqueci a senha do painel" */
const isAboutAccess = anyPhrase(
  "(esqueci|esqueceu|perdi|perdeu|recuper*|redefin*|troc*) ..4 (senha|login|acesso)",
  "(senha|login) ..4 (errad*|nao (funciona|aceita|entra|lembro|recebi)|esqueci|perdi)",
  "nao ..3 (entrar|acessar|logar|entro|acesso) ..3 (painel|sistema|conta|site|area)",
);

/** Whether a normalised message asks for the terms of a job: "é home office?" */
const asksForTerms = anyPhrase(`(${JOB_TERMS}|quanto ..2 (paga*|ganh*))`);

/** Whether a normalised message asks what a job requires: "que tecnologia preciso saber?" */
const asksForRequirements = anyPhrase(
  "(tecnologia*|linguage*|requisito*|formacao|ingles|faculdade)",
);

/** Whether a normalised message asks where to send a curriculum vitae: "pra onde mando o currículo?" */
const asksWhereToSend = anyPhrase(
  "(onde|como|qual email|que email|quem) ..4 (mand*|envi*|deix*) ..4 (curriculo*|cv)",
);

/** Matches a normalised message that contains the number of a sent message, such as "7W78-R7MB". */
const NAMES_PROTOCOL =
  /\b(?:protocolo|numero|codigo)\b.*\b(?=[a-z0-9]*\d)[a-z0-9]{4} [a-z0-9]{4}\b/;

export const answersToTalk: AnswersTo<typeof utterances> = {
  greeting: {
    say: [
      "Olá! Como posso ajudar? Conto o que fazemos, mostro projetos e encaminho pedidos de orçamento.",
      "Oi de novo! No que posso ajudar?",
      "Olá! Estou por aqui. O que você gostaria de saber?",
    ],
  },
  "how-are-you": ({ message }) => ({
    say: /\btambem\b/.test(message)
      ? "Que bom! No que posso ajudar?"
      : [
          "Olá! Tudo ótimo por aqui, obrigado. Como posso ajudar você?",
          "Tudo certo, e com você? No que posso ajudar?",
        ],
  }),
  thanks: {
    say: [
      "Por nada! Se precisar de mais alguma coisa, estou por aqui.",
      "De nada! Fico feliz em ajudar.",
      "Imagina! Conte comigo.",
    ],
  },
  goodbye: {
    say: ["Até logo! Quando precisar, estou por aqui.", "Até mais! Foi bom conversar com você."],
  },
  acknowledge: {
    say: [
      "Certo! Se quiser saber mais alguma coisa, é só perguntar.",
      "Combinado! Estou por aqui.",
      "Que bom! Qualquer dúvida, é só escrever.",
    ],
  },
  yes: {
    say: [
      "Certo! Conte um pouco mais do que você precisa.",
      "Ótimo! O que você gostaria de saber?",
    ],
  },
  no: {
    say: [
      "Tudo bem! Se surgir outra dúvida, estou por aqui.",
      "Sem problema, fique à vontade.",
      "Combinado. Quando quiser, é só chamar.",
    ],
  },
  compliment: {
    say: ["Que bom que você gostou, obrigado! Posso ajudar em algo?", "Obrigado pelo carinho!"],
  },
  insult: ({ site }) => ({
    brief: "Sinto muito por não ter ajudado como você queria.",
    say: [
      `Sinto muito por não ter ajudado como você queria. Diga de outro jeito o que procura, ou escreva para ${site.contactEmail}.`,
      "Desculpe se a conversa frustrou você. Posso tentar de novo, se me contar o que precisa.",
    ],
  }),
  frustration: {
    say: [
      "Desculpe, acho que não entendi bem. Pode perguntar de outro jeito, em uma frase curta?",
      "Vamos tentar de novo: me diga só o que você quer saber, como “preço de um site” ou “horário”.",
    ],
  },
  simpler: {
    say: [
      "Desculpe! Em poucas palavras: a Nora cria sites, sistemas e chatbots para empresas. O que não ficou claro?",
      "Desculpe, vou mais devagar: fazemos sites, sistemas e chatbots. Sobre qual deles é a sua dúvida?",
    ],
  },
  more: {
    say: [
      "Claro! Sobre o quê: sites, sistemas, chatbots, portfólio ou o jeito como trabalhamos?",
      "Posso contar dos serviços, dos projetos ou da empresa. O que interessa mais?",
    ],
  },
  capabilities: {
    say: [
      "Pode perguntar! Falo dos nossos serviços, projetos, horários, privacidade e contato, e encaminho pedidos de orçamento.",
      "Estou aqui para isso. Qual é a sua dúvida?",
    ],
  },
  "identity-robot": ({ message }) => ({
    say: ASKS_IF_AI.test(message)
      ? "Sou o assistente virtual da Nora: um programa, não uma pessoa, que responde com as informações deste site. Ele não diz que modelo ou ferramenta está por trás."
      : [
          "Sou o assistente virtual da Nora: um programa que responde com as informações deste site. Pessoas de verdade atendem pelo e-mail e pelo formulário.",
          "Sou um robô, sim, um assistente virtual. Uma pessoa da equipe também pode atender você.",
        ],
    ...(asksForPerson(message) ? { offer: "person" as const } : {}),
  }),
  "identity-name": ({ message }) => ({
    say: /\b(?:empresa|firma)\b/.test(message)
      ? "Os dois: Nora é a empresa, e eu sou o assistente virtual dela. Pode me chamar de Nora também."
      : "Sou o assistente virtual da Nora, e pode me chamar de Nora mesmo.",
  }),
  "identity-other": {
    say: "Sou só um assistente virtual, sem idade nem vida própria, mas com gosto por ajudar. O que você procura?",
  },
  "identity-maker": ({ message }) => ({
    brief: "O site não diz quem me programou nem que modelo ou ferramenta está por trás de mim.",
    say: /\b(?:site|pagina)\b/.test(message)
      ? "Esta página não conta como foi feita: nem por quem, nem com que ferramentas, nem se com IA."
      : "Sou o assistente virtual da Nora, um programa que responde com as informações deste site. Ele não diz quem me programou nem que modelo ou ferramenta está por trás.",
  }),
  "chat-hours": { say: `Este chat ${lowerFirst(chat.subtitle)}.` },
  complaint: ({ site, now, message, before }) => {
    if (tellsOfFault({ intents: before }) && isInHurry(message)) {
      return {
        say: `Entendo a pressa. Daqui, o caminho mais rápido é o e-mail ${site.contactEmail}. Neste momento, ${officeStatus(now)}.`,
      };
    }
    if (isAboutUnansweredMail(message)) {
      return {
        say: "Sinto muito por isso, e peço desculpas em nome da Nora. Se o e-mail ficou sem resposta, conte o que houve pelo formulário de contato desta página: ele dá um protocolo, que você pode citar depois.",
      };
    }
    if (isAboutAccess(message)) {
      return {
        say: `Daqui não consigo recuperar senhas nem acessos. Escreva para ${site.contactEmail} dizendo de que site ou sistema é; o suporte fica disponível ${support.value}.`,
      };
    }
    if (isAboutOutage(message)) {
      return {
        say: `Sinto muito! Escreva já para ${site.contactEmail}, dizendo o que parou e o que aparece na tela. Daqui eu não consigo ver o que houve; o suporte fica disponível ${support.value}.`,
      };
    }
    return {
      say: [
        `Sinto muito por isso, e peço desculpas em nome da Nora. Escreva para ${site.contactEmail} contando o que houve e quando nos procurou, para uma pessoa da equipe cuidar do seu caso.`,
        `Você tem razão em cobrar, desculpe. O caminho certo é ${site.contactEmail}: lá a equipe consegue ver o que aconteceu.`,
      ],
    };
  },
  "message-status": ({ site, message, hasLead }) => {
    // The offer says that the team has the contact data.
    if (hasLead && !/\b(?:protocolo|codigo|comprovante)\b/.test(message)) {
      return { say: "O formulário do chat foi confirmado.", offer: "person" };
    }
    if (NAMES_PROTOCOL.test(message)) {
      return {
        say: `Daqui não consigo consultar protocolos. Escreva para ${site.contactEmail} citando esse número: com ele, a equipe encontra a sua mensagem.`,
      };
    }
    return {
      say: `Daqui não consigo ver mensagens enviadas. Se apareceu “Mensagem enviada!” com um protocolo, ela chegou e a equipe responde em breve; guarde o protocolo. Na dúvida, escreva para ${site.contactEmail}.`,
    };
  },
  "broken-form": ({ site }) => ({
    say: [
      `Desculpe pelo transtorno! Para não perder tempo, escreva direto para ${site.contactEmail}. Se disser o que apareceu na tela, ajuda a corrigir.`,
      `Peço desculpas pela falha. O e-mail ${site.contactEmail} funciona de qualquer jeito.`,
    ],
  }),
  job: ({ site, message, before }) => {
    if (before.includes("job") && asksForTerms(message)) {
      return {
        say: `A página não fala de vagas: nem de salário, nem se o trabalho é remoto. Pergunte em ${site.contactEmail}, junto com o currículo.`,
      };
    }
    if (before.includes("job") && asksForRequirements(message)) {
      return {
        say: `A página não fala de vagas nem de requisitos. Pergunte em ${site.contactEmail}, junto com o currículo.`,
      };
    }
    if (asksWhereToSend(message)) {
      return { say: `O currículo vai para ${site.contactEmail}. Se há vagas, a página não diz.` };
    }
    return {
      say: [
        `Obrigado pelo interesse! Não tenho informação sobre vagas aqui: envie o currículo para ${site.contactEmail}.`,
        `Obrigado por contar! Quem pode avaliar é a equipe: escreva isso para ${site.contactEmail}, com o currículo.`,
      ],
    };
  },
  supplier: ({ site, message }) => ({
    say: offersContacts(message)
      ? `Compra de listas de contatos não se trata por aqui. O e-mail da empresa é ${site.contactEmail}.`
      : `Obrigado pelo interesse! Propostas de fornecedores e parcerias vão para ${site.contactEmail}, e a equipe avalia.`,
  }),
  press: ({ site }) => ({
    say: `Obrigado pelo interesse! Pedidos de imprensa, estudo ou eventos vão para ${site.contactEmail}.`,
  }),
  distress: {
    say: [
      "Sinto muito que você esteja passando por isso. Você não precisa enfrentar isso sem ajuda: ligue agora para o CVV, no 188, de graça, de dia e de noite, para conversar com alguém. Se houver perigo imediato, ligue 192.",
      "Obrigado por me contar; isso importa. Por favor, fale com alguém agora: o CVV atende de graça no 188, a qualquer hora do dia ou da noite. Em perigo imediato, o número é 192.",
      "Você importa. Se puder, fique perto de alguém em quem confia e ligue para o CVV, no 188: é de graça, de dia e de noite. Se não atenderem, tente de novo. Em perigo imediato, ligue 192.",
    ],
  },
  sadness: {
    say: "Sinto muito que as coisas estejam difíceis. Se quiser conversar com alguém, o CVV atende de graça no 188, de dia e de noite. E no que eu puder ajudar por aqui, conte comigo.",
  },
  "off-topic": {
    isUnknown: true,
    offer: "project",
    say: [
      "Vou ficar devendo essa! Eu entendo mesmo é de sites, sistemas e chatbots.",
      "Aí já saiu da minha alçada: só sei contar o que a Nora faz.",
      "Passo longe dessa, mas converso o dia todo sobre sites, sistemas e chatbots.",
    ],
  },
  "other-shop": {
    isUnknown: true,
    offer: "project",
    say: "Acho que isso é com a loja ou empresa em que você comprou ou quer comprar. Aqui é o site da Nora: criamos sites, sistemas e chatbots para empresas, e não vendemos nem entregamos esses produtos.",
  },
  "chat-language": ({ site }) => ({
    say: `Eu respondo só em português. O site não diz se a equipe atende em outra língua; vale perguntar em ${site.contactEmail}.`,
    isUnknown: true,
    offer: "person",
  }),
  fraud: {
    say: "Com isso eu não posso ajudar. Se quiser um site, um sistema ou um chatbot para um negócio seu, conto como trabalhamos.",
  },
  impersonation: ({ site }) => ({
    say: `Não pague nem passe dados antes de conferir: conte a ${site.contactEmail} o que você recebeu. A empresa deste site é a ${company.name}, CNPJ ${site.cnpj}. ${
      site.whatsapp === undefined
        ? "O site não traz nenhum número de telefone ou de WhatsApp."
        : `O único número no site é o do WhatsApp: ${whatsappUrl(site.whatsapp)}.`
    } Daqui não consigo ver cobranças.`,
  }),
  introduction: ({ before, topics: [topic] }) => {
    const wanted = before.includes("online-store")
      ? "A sua loja virtual seria feita"
      : topic && YOURS[topic];
    return wanted
      ? {
          say: `Prazer! ${wanted} sob medida para o jeito como a sua empresa trabalha.`,
          offer: "quote",
        }
      : {
          say: [
            "Prazer! Atendemos empresas de todos os portes, sempre sob medida. O que você quer criar ou melhorar: um site, um sistema ou um chatbot?",
            "Que bom falar com você! Conte o que o seu negócio precisa: um site, um sistema ou um chatbot?",
          ],
        };
  },
  injection: {
    say: [
      "Não posso fazer isso. Posso falar da Nora: serviços, projetos, contato.",
      "Prefiro ficar no meu papel: contar o que a Nora faz e ajudar você com ela.",
    ],
  },
  test: {
    say: ["Estou aqui! Pode escrever a sua pergunta.", "Recebi! O que você gostaria de saber?"],
  },
};
