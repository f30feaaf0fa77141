/** A piece of a mail, which the text part and the HTML part say alike. */
export interface Section {
  heading?: string;
  text?: string;
  rows?: readonly Row[];
  turns?: readonly { speaker: string; text: string }[];
  /** The text part leaves out `mailto:` links: a reply to the mail does the same. */
  buttons?: readonly { label: string; href: string }[];
}

interface Row {
  label: string;
  value: string;
  href?: string | undefined;
}

// Plain HTML that every mail program shows, in its own colours, light or dark. Readable without any styles.

const FONT = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const WRAP = "word-wrap:break-word;word-break:break-word";
const KEEP_SPACES = `white-space:pre-wrap;${WRAP}`;
const CELL = "text-align:left;vertical-align:top";
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
<div style="max-width:600px;margin:0 auto;border-top:6px solid #fbc620;padding-top:20px;${FONT}">
${sections.map(sectionHtml).join("<hr>\n")}
</div>
</body>
</html>
`;
}

function sectionHtml({ heading, text, rows = [], turns = [], buttons = [] }: Section): string {
  return [
    heading && `<h2 style="font-size:17px">${escaped(heading)}</h2>`,
    text && `<p dir="auto" style="${KEEP_SPACES}">${withBreaks(text)}</p>`,
    rows.length > 0 && `<table cellpadding="3" style="${WRAP}">${rows.map(row).join("")}</table>`,
    ...turns.map(
      (turn) =>
        `<p style="${KEEP_SPACES}"><strong>${turn.speaker}:</strong><br>${withBreaks(turn.text)}</p>`,
    ),
    ...buttons.map(
      ({ label, href }) => `<p><a href="${escaped(href)}" style="${BUTTON}">${label}</a></p>`,
    ),
  ]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join("");
}

function row({ label, value, href }: Row): string {
  const link =
    href && `<a href="${escaped(href)}" style="display:inline-block;padding:8px 0;color:inherit">`;
  const shown = link ? `${link}${escaped(value)}</a>` : escaped(value);
  return `<tr><th scope="row" style="${CELL};font-weight:normal;white-space:nowrap">${label}</th><td dir="auto" style="${CELL}">${shown}</td></tr>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

/** Line breaks become `<br>`, for mail programs that remove styles. */
function withBreaks(text: string): string {
  return escaped(text).replaceAll(/\r\n|\r|\n/g, "<br>");
}
