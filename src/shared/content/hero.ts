import { anchors, navigation } from "./navigation.ts";

export const hero = {
  badge: "Tecnologia e Inovação",
  /** `marked` is the highlighted part. */
  title: { start: "Transformamos suas ideias em", marked: "soluções inteligentes" },
  subtitle:
    "Sites modernos, sistemas sob medida e chatbots com IA para atender seus clientes enquanto você cuida do negócio.",
  primary: navigation.callToAction,
  secondary: { label: "Conheça nossos serviços", href: `#${anchors.services}` },
} as const;

export const figures = [
  { value: "100+", label: "projetos entregues" },
  { value: "50+", label: "clientes satisfeitos" },
  { value: "24/7", label: "suporte disponível" },
] as const;

/** The hero's example conversation: a picture that opens the chat, hidden from screen readers. */
export const conversation = {
  subtitle: "Exemplo de conversa: padaria",
  /** A client's messages and the assistant's answers, in turn. */
  bubbles: [
    "Oi! Tenho uma padaria e queria um site. Dá para o WhatsApp responder sozinho também?",
    "Dá, sim! O site mostra o cardápio, e o chatbot anota as encomendas até de madrugada.",
    "Até bolo com data marcada?",
    "Até bolo. Ele pergunta sabor, tamanho e dia, e você recebe o pedido completo.",
  ],
  nextStep: {
    label: "Próximo passo",
    title: "Orçamento: site + chatbot",
    items: ["Cardápio", "Encomendas", "Bolos com data"],
  },
  /** Resembles the chat's box. */
  invitation: "E você, o que quer criar?",
} as const;
