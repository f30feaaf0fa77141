export const notFound = {
  heading: "404",
  text: "Página não encontrada",
  explanation: "O endereço pode ter mudado ou ter sido digitado com algum erro.",
  english: "Oops! Page not found",
  home: "Voltar para a página inicial",
  /** Message for the browser's console. */
  logged: (path: string) => `404: página não encontrada: ${path}`,
} as const;

export const unexpectedError = {
  title: "Erro inesperado | Nora",
  heading: "Unexpected Application Error!",
  text: "Algo deu errado ao mostrar esta página. Recarregue-a para tentar de novo.",
  reload: "Recarregar a página",
} as const;
