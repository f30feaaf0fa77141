import { anchors } from "./navigation.ts";

export const servicesSection = {
  eyebrow: "Serviços",
  title: "O que podemos construir para você",
  intro: "Comece por um ou combine os três.",
  callToAction: { label: "Solicitar orçamento", href: `#${anchors.contact}` },
} as const;

/** The services. `id`: key of the drawing in `scenes.ts`; also in the heading's id, "service-<id>". */
export const services = [
  {
    id: "sites",
    title: "Criação de Sites",
    description:
      "Sites modernos, fáceis de encontrar e feitos para transformar visitas em conversas.",
    features: [
      "Design próprio, com a cara da sua marca",
      "Carregamento rápido também no celular",
      "Páginas preparadas para o Google",
      "Painel simples para atualizar o conteúdo",
    ],
  },
  {
    id: "systems",
    title: "Desenvolvimento de Sistemas",
    description: "Sistemas sob medida, que acompanham o jeito como a sua empresa já trabalha.",
    features: [
      "Estoque, vendas e financeiro em um só lugar",
      "Integração com as ferramentas que você já usa",
      "Relatórios claros para decidir melhor",
      "Só o que a sua equipe vai usar",
    ],
  },
  {
    id: "chatbots",
    title: "Chatbots Inteligentes",
    description:
      "Assistentes que entendem a pergunta, respondem na hora e chamam uma pessoa quando é preciso.",
    features: [
      "Atendimento no WhatsApp, no Messenger e no site",
      "Respostas 24/7, inclusive nos feriados",
      "Contatos anotados para a sua equipe de vendas",
      "Treinado com as informações da sua empresa",
    ],
  },
] as const;
