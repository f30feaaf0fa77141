import { company } from "./company.ts";

export const notFound = {
  heading: "404",
  text: "Página não encontrada",
  explanation: "Talvez o endereço tenha mudado ou sido digitado errado.",
  english: "Oops! Page not found",
  home: "Voltar para a página inicial",
  /** Message for the browser's console. */
  logged: (path: string) => `404: página não encontrada: ${path}`,
} as const;

export const unexpectedError = {
  title: `Erro inesperado | ${company.name}`,
  heading: "Unexpected Application Error!",
  text: "Algo deu errado ao mostrar esta página. Recarregue para tentar de novo.",
  reload: "Recarregar a página",
} as const;
