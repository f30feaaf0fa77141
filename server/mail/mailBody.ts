import { protocolOf } from "../../src/shared/protocol.ts";
import { escapeHtml } from "../escapeHtml.ts";

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "full",
  timeStyle: "medium",
});

interface Content {
  id: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
  /** One line each: label and value. */
  fields: readonly (readonly [label: string, value: string])[];
  /** What the visitor wrote, under its heading. */
  passages: readonly (readonly [heading: string, text: string])[];
}

/** Both parts of a mail to the company, saying the same: the visitor's words unchanged, then when and under which number. */
export function mailBody({ id, acceptedAt, fields, passages }: Content): {
  text: string;
  html: string;
} {
  const closing = [
    ["Recebido em", `${moment.format(acceptedAt)} (horário de Brasília)`],
    ["Protocolo", protocolOf(id)],
    ["Identificador", id],
  ] as const;
  return {
    text: [
      ...fields.map(line),
      ...passages.flatMap(([heading, text]) => ["", `${heading}:`, text]),
      "",
      "-- ",
      ...closing.map(line),
      "",
    ].join("\n"),
    html: [
      '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><body>',
      table(fields),
      ...passages.map(
        ([heading, text]) =>
          `<h2>${escapeHtml(heading)}</h2><p style="white-space:pre-wrap">${escapeHtml(text)}</p>`,
      ),
      "<hr>",
      table(closing),
      "</body></html>",
    ].join("\n"),
  };
}

function line([label, value]: readonly [string, string]): string {
  return `${label}: ${value}`;
}

function table(rows: Content["fields"]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">${cells.join("")}</table>`;
}
