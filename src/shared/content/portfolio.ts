export interface Project {
  /** Names the project's drawing in `scenes.ts`; without one, the card shows a window with its title. */
  id: string;
  title: string;
  category: string;
  description: string;
  tags: readonly string[];
  /** Number shown with the project. */
  figure?: { value: string; label: string };
}

export const portfolioSection = {
  eyebrow: "Portfólio",
  title: "Cada projeto, um\u00a0problema resolvido",
  intro: "As telas são ilustrações. Quer saber mais de um projeto?",
  team: "Fale com a equipe",
} as const;

export const projects = [
  {
    id: "shop",
    title: "E-commerce Fashion",
    category: "Vendas online",
    description:
      "Loja de moda com catálogo completo, busca por tamanho e cor, e pagamento em poucos toques.",
    tags: ["Catálogo", "Pagamento online", "Estoque"],
    figure: { value: "10.000+", label: "produtos à venda" },
  },
  {
    id: "management",
    title: "Sistema de Gestão",
    category: "Organização",
    description: "Estoque, vendas e financeiro na mesma tela, em vez de planilhas soltas.",
    tags: ["Painel", "Relatórios", "Integrações"],
  },
  {
    id: "chatbot",
    title: "Chatbot WhatsApp",
    category: "Atendimento",
    description:
      "Responde dúvidas e acompanha pedidos a qualquer hora, e só chama a equipe quando é preciso.",
    tags: ["WhatsApp", "IA", "Pedidos"],
    figure: { value: "80%", label: "do suporte automatizado" },
  },
  {
    id: "landing",
    title: "Landing Page SaaS",
    category: "Lançamento",
    description:
      "Página de lançamento de um software por assinatura: uma promessa clara e um só botão.",
    tags: ["Captação de contatos", "Teste de versões"],
    figure: { value: "250%", label: "de aumento nos contatos" },
  },
  {
    id: "booking",
    title: "App de Reservas",
    category: "Agendamento",
    description:
      "O cliente escolhe o dia e o horário, paga o sinal e recebe o lembrete: a agenda se organiza sozinha.",
    tags: ["Agenda", "Pix", "Lembretes"],
  },
  {
    id: "portal",
    title: "Portal Corporativo",
    category: "Comunicação interna",
    description: "Comunicados, documentos e pedidos de férias de toda a empresa em um só endereço.",
    tags: ["Avisos internos", "Documentos", "Acesso seguro"],
    figure: { value: "500+", label: "funcionários conectados" },
  },
] as const satisfies readonly Project[];
