import {
  about,
  company,
  figures,
  projects,
  type Service,
  services,
  values,
} from "../../../src/shared/content/index.ts";
import type { Site } from "../../../src/shared/view.ts";
import { lowerFirst } from "../openingHoursText.ts";
import { terms } from "./portuguese.ts";

export type Topic = Service["id"];

/** Something Nora can tell, and how visitors ask for it. */
export interface Entry {
  id: string;
  /** Visitors' words for it, beside those of the answer. */
  asked: string;
  answer: string;
  /** Which service it is about. */
  topic?: Topic;
  /** A finished project. */
  isWork?: true;
  /** The page does not tell: a person has to. */
  needsPerson?: true;
}

/** Words for what we build: one of them is enough to know the subject. */
const SUBJECTS: readonly (readonly [Topic, ReadonlySet<string>])[] = [
  ["chatbots", new Set(terms("chatbot robo whatsapp messenger automatizar automacao"))],
  ["systems", new Set(terms("sistema sistemas software app erp crm intranet"))],
  ["sites", new Set(terms("site sites pagina loja lojas landing portal portfolio"))],
];

/** The service that stems speak of. */
export function topicOf(words: readonly string[]): Topic | undefined {
  return SUBJECTS.find(([, subjects]) => words.some((word) => subjects.has(word)))?.[0];
}

/** Words visitors use for each service and its features, in the order of the page. */
const ASKED: Readonly<Record<Topic, { service: string; features: readonly string[] }>> = {
  sites: {
    service:
      "site sites pagina paginas internet web institucional blog portal digital presenca online criar criacao desenvolver",
    features: [
      "design designer layout visual marca bonito moderno personalizado template modelo pronto",
      "celular mobile telefone tablet responsivo rapido lento velocidade carrega carregamento tela",
      "google seo busca buscas pesquisa encontrar achar aparecer posicionamento primeira pagina",
      "atualizar alterar editar mexer mudar trocar conteudo texto textos fotos imagens painel sozinho autonomia",
    ],
  },
  systems: {
    service:
      "sistema sistemas software programa desenvolver desenvolvimento gestao gerenciar controle controlar sob medida crm erp",
    features: [
      "estoque vendas venda financeiro caixa contas planilha planilhas produtos",
      "integrar integracao integra conectar api erp ferramentas ferramenta outro programa",
      "relatorio relatorios vendas graficos indicadores dashboard painel numeros decidir",
      "backup copia copias seguranca seguro acesso senha permissao usuarios login perder",
    ],
  },
  chatbots: {
    service:
      "chatbot assistente virtual inteligencia artificial ia automatizar automatico automatizado automacao atendimento atender responder clientes",
    features: [
      "whatsapp messenger facebook site canal canais atendimento",
      "24 horas madrugada noite feriado feriados domingo sempre dia noite",
      "contatos leads anotar capturar vendas vendedores equipe comercial",
      "treinar treinamento treina treinado aprende aprender ensinar conhece informacoes produtos empresa",
    ],
  },
};

/** Visitors' words for each project of the portfolio. */
const ASKED_PROJECTS: Readonly<Record<(typeof projects)[number]["id"], string>> = {
  shop: "loja virtual lojas online vender internet roupa roupas moda produtos carrinho checkout marketplace e-commerce",
  management: "gestao distribuidora estoque planilhas erp",
  chatbot: "whatsapp suporte atendimento",
  landing: "landing page pagina lancamento saas campanha anuncio conversao leads vendas captura",
  booking:
    "app celular android ios iphone reserva reservas agendar agendamento agenda horarios marcar",
  portal:
    "portal intranet funcionarios colaboradores rh comunicados documentos ferias interno corporativo",
};

/** All that Nora knows, from the page's own words, so that the two can't disagree. */
export function knowledge({ contactEmail, cnpj }: Site): Entry[] {
  const [innovation, reliability, results] = values;
  const [, , support] = figures;
  return [
    {
      id: "services",
      asked:
        "servicos servico trabalha trabalham trabalho oferece oferecem vende vendem produtos ramo atua atuam solucoes especialidade",
      answer: `Trabalhamos em três frentes:\n${list(services.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}\n\nQual delas combina com o que você procura?`,
    },
    ...services.map(({ id, title, description, features }): Entry => ({
      id,
      asked: `${title} ${ASKED[id].service}`,
      topic: id,
      answer: `É uma das nossas especialidades. **${title}**: ${lowerFirst(description)} Inclui:\n${list(features)}`,
    })),
    ...services.flatMap(({ id, title, description, features }) =>
      features.map((feature, index): Entry => ({
        id: `${id}-${index + 1}`,
        asked: ASKED[id].features[index] ?? feature,
        topic: id,
        answer: `Isso faz parte do que entregamos em **${title}**: ${lowerFirst(feature)}. ${description}`,
      })),
    ),
    {
      id: "portfolio",
      asked:
        "portfolio projetos projeto trabalhos trabalho anteriores exemplos exemplo cases case referencias ja fizeram entregaram realizados",
      answer: `Alguns projetos do nosso portfólio:\n${list(projects.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}`,
    },
    ...projects.map(({ id, title, category, description, tags }): Entry => ({
      id: `project-${id}`,
      asked: `${title} ${category} ${tags.join(" ")} ${ASKED_PROJECTS[id]}`,
      isWork: true,
      answer: `No nosso portfólio há um projeto nessa linha. **${title}**: ${lowerFirst(description)}`,
    })),
    {
      id: "figures",
      asked:
        "numeros clientes projetos quantidade experiencia confiavel confianca serio serios golpe bons melhores",
      answer: `A Nora em números:\n${list(figures.map(({ value, label }) => `**${value}** ${label}`))}`,
    },
    {
      id: "about",
      asked: "sobrenora companhia historia",
      answer: `${company.blurb} ${about.paragraphs[1]}`,
    },
    {
      id: "mission",
      asked: "missao proposito objetivo visao",
      answer: `${company.mission} ${about.paragraphs[0]}`,
    },
    {
      id: "sizes",
      asked:
        "empresa pequena pequeno pequenos porte grande microempresa mei autonomo negocio startup comercio bairro industria brasil brasileiras pais regiao distancia remoto",
      answer: `Atendemos empresas de todos os portes. ${about.paragraphs[0]}`,
    },
    {
      id: "values",
      asked: "valores principios diferencial diferenciais escolher motivo vantagem cultura",
      answer: `O que nos guia:\n${list(values.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}`,
    },
    {
      id: "process",
      asked:
        "processo etapa etapas funciona metodo metodologia passo passos acompanhar acompanhamento andamento comecar projeto",
      answer: `Funciona assim: ${lowerFirst(results.description)} ${about.paragraphs[1]} ${reliability.description}`,
    },
    {
      id: "ownership",
      asked: "codigo fonte dono propriedade alugado aluguel meu nosso pertence direitos licenca",
      answer: `O que construímos é seu. ${about.paragraphs[1]}`,
    },
    {
      id: "quality",
      asked: "qualidade teste testes testado erro bug problema inovacao novidade",
      answer: `${reliability.description} ${innovation.description}`,
    },
    {
      id: "support",
      asked:
        "suporte manutencao depois entrega pronto acompanhamento ajuda assistencia garantia quebrar parar problema",
      answer: `${reliability.description} O suporte fica disponível ${support.value}.`,
    },
    {
      id: "deadline",
      asked:
        "prazo prazos demora demorar demorado leva tempo entrega entregam entregar pronto rapido semana mes dias cronograma quando",
      answer: `O prazo depende do tamanho do projeto e é combinado com você antes de começar. ${reliability.description}`,
    },
    {
      id: "answer-time",
      asked:
        "responder respondem resposta retorno retornam mensagem tempo demora alguem equipe quando contato",
      answer: `Uma pessoa da equipe responde ${company.answerTime}.`,
    },
    {
      id: "cnpj",
      asked: "cnpj razao social cadastro",
      answer: `Nosso CNPJ é ${cnpj}.`,
    },
    {
      id: "payment",
      asked:
        "pagamento pagar pago paga forma formas parcelar parcela parcelas parcelado cartao credito boleto pix vista desconto promocao mensalidade mensal assinatura entrada sinal nota fiscal",
      answer:
        "Não tenho informações sobre pagamento: quem combina isso com você é a equipe, junto com o orçamento.",
      needsPerson: true,
    },
    {
      id: "hosting",
      asked: "hospedagem hospedar hospedam hospeda dominio servidor registro ssl",
      answer: "Não tenho informações sobre hospedagem e domínio.",
      needsPerson: true,
    },
    {
      id: "technology",
      asked:
        "tecnologia tecnologias linguagem linguagens programacao programar programam framework plataforma wordpress react php java python",
      answer: "Não tenho detalhes sobre as tecnologias usadas em cada projeto.",
      needsPerson: true,
    },
    {
      id: "address",
      asked:
        "endereco escritorio sede fica localizacao cidade estado visita visitar presencial presencialmente mapa",
      answer: `Não tenho um endereço para informar aqui. Nosso contato é o e-mail ${contactEmail}.`,
    },
  ];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
