/** A label with a value or the target of a link. */
export type Pair = readonly [label: string, value: string];

/** A piece of a mail, in its text part and its HTML part. */
export interface Section {
  heading?: string;
  text?: string;
  rows?: readonly Pair[];
  /** Links. */
  buttons?: readonly Pair[];
}

// Plain HTML that every mail program shows, in its own colours, light or dark. Readable without any styles.

const FONT = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const WRAP = "word-wrap:break-word;word-break:break-word";
const CELL = "padding:4px;text-align:left;vertical-align:top";
const BUTTON =
  "display:block;padding:12px 20px;border:2px solid;border-radius:10px;color:inherit;text-align:center;text-decoration:none";

/** Returns a mail's HTML. */
export function mailHtml(title: string, sections: readonly Section[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}</style>
</head>
<body style="margin:0;padding:16px">
<div style="max-width:600px;margin:0 auto;border-top:6px solid #fbc620;padding-top:20px;${FONT};${WRAP}">
${sections.map(sectionHtml).join("<hr>\n")}
</div>
</body>
</html>
`;
}

function sectionHtml({ heading, text, rows = [], buttons = [] }: Section): string {
  const pieces = [
    heading && `<h2 style="font-size:17px">${escaped(heading)}</h2>`,
    text && `<p dir="auto" style="white-space:pre-wrap">${withBreaks(text)}</p>`,
    rows.length > 0 && `<table>${rows.map(row).join("")}</table>`,
    ...buttons.map(
      ([label, href]) => `<p><a href="${escaped(href)}" style="${BUTTON}">${label}</a></p>`,
    ),
  ];
  return pieces.filter(Boolean).join("\n");
}

function row([label, value]: Pair): string {
  return `<tr><th scope="row" style="${CELL};font-weight:normal;white-space:nowrap">${label}</th><td dir="auto" style="${CELL}">${escaped(value)}</td></tr>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

/** Line breaks become `<br>`, for mail programs that remove styles. */
function withBreaks(text: string): string {
  return escaped(text).replaceAll(/\r\n|\r|\n/g, "<br>");
}
