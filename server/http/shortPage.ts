import { escapeHtml } from "../escapeHtml.ts";

/** Returns a minimal page for an error of a posted form. It has no form: going back usually restores typed values. */
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
