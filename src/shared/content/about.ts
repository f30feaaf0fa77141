import { company } from "./company.ts";

export const about = {
  eyebrow: `Sobre a ${company.name}`,
  paragraphs: [
    "Tecnologia boa é a que você nem percebe. Da loja de bairro à rede com centenas de funcionários, começamos do mesmo jeito: ouvimos como você trabalha hoje e construímos só o que deixa o seu dia mais leve.",
    "Sem jargão e sem pacote pronto: cada projeto é feito sob medida.",
  ],
} as const;

/** The company's values, and what each means for a client. */
export const values = [
  {
    title: "Inovação",
    description:
      "Antes de escolher uma tecnologia, perguntamos se ela resolve um problema seu. Se não resolve, é só novidade.",
  },
  {
    title: "Confiabilidade",
    description:
      "Você sabe, em bom português, o que vai ser feito, por quê e o que esperar de cada etapa.",
  },
  {
    title: "Foco em Resultados",
    description: "Primeiro, o que precisa melhorar no seu negócio. A tecnologia vem depois.",
  },
] as const;
