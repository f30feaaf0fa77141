import { escapeHtml } from "../escapeHtml.ts";

/** Returns a minimal HTML page for an error. It has no form: browsers usually restore typed values on going back. */
export function shortPage(message: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Erro ao enviar</title>
<h1>Erro ao enviar</h1>
<p>${escapeHtml(message)}</p>
<p>Volte à página anterior: o que você escreveu continua lá.</p>
</html>
`;
}
