import type { Value } from "./company.ts";

export const about = {
  eyebrow: "Sobre a Nora",
  paragraphs: [
    "Tecnologia boa é a que você nem percebe. Da loja de bairro à rede com centenas de funcionários, começamos do mesmo jeito: ouvimos como você trabalha hoje e construímos só o que deixa o seu dia mais leve.",
    "Sem jargão e sem pacote pronto. Você acompanha cada etapa, entende cada decisão e fica com um sistema que é seu.",
  ],
} as const;

export const values = [
  {
    title: "Inovação",
    description:
      "Testamos o novo antes de oferecê-lo a você. Só entra no seu projeto o que já provou que funciona.",
  },
  {
    title: "Confiabilidade",
    description:
      "Prazo combinado fica por escrito, e nada vai ao ar sem teste. Depois da entrega, continuamos por perto.",
  },
  {
    title: "Foco em Resultados",
    description:
      "Antes da primeira linha de código, definimos com você o que precisa melhorar. Depois, medimos.",
  },
] as const satisfies readonly Value[];
