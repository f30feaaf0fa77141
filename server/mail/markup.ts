const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** HTML that is already escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | Markup | readonly Markup[] | false | undefined;

/** Builds HTML from a template: escapes texts, inserts `Markup` as it is, leaves out `false` and `undefined`. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(toHtml)));
}

function toHtml(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.html;
  if (typeof value === "object") return value.map(({ html }) => html).join("");
  return value.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
}
