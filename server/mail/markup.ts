import { escapeHtml } from "../escapeHtml.ts";

/** HTML that is already escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | readonly Markup[] | false | undefined;

/**
 * Builds HTML from a template: escapes strings and numbers, inserts `Markup` (one or an array) unchanged, omits `false`
 * and `undefined`.
 */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(toHtml)));
}

function toHtml(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.html;
  if (typeof value === "object") return value.map(({ html }) => html).join("");
  return escapeHtml(String(value));
}
