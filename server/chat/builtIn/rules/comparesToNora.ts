import { anyPhrase } from "../text/anyPhrase.ts";

/** Whether a normalised message asks if the customers' chatbots are like Nora: "o chatbot de vcs é igual a vc?" */
export const comparesToNora = anyPhrase(
  "(chatbot*|robo*|bot|bots|ele|eles|atendente) ..6 (igual|iguais|parecid*|melhor que|pior que) [a|com] voce " +
    "!(viu|fez|faz|tem|mostrou|disse)",
);
