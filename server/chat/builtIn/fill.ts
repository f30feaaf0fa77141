/** The values of placeholders. A line of an answer with an undefined one is left out. */
export type Facts = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{([?!]?)([\p{L}\d._-]+)\}/gu;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, , name]) => name!);
}

/**
 * Fills in an answer's placeholders. `{?name}` and `{!name}` at a line's start keep it only if there is such a value or
 * none. Lines are joined by spaces, lists stay one item a line.
 */
export function fill(answer: string, facts: Facts): string {
  return answer
    .split("\n")
    .flatMap((line) => fillLine(line.trim(), facts) ?? [])
    .join("\n")
    .replaceAll(/(?<!\n)\n(?!\n|- )/g, (_, at: number, all: string) =>
      all.slice(0, at).split("\n").at(-1)!.startsWith("- ") ? "\n\n" : " ",
    )
    .trim();
}

function fillLine(line: string, facts: Facts): string | undefined {
  let isLeftOut = false;
  const filled = line.replaceAll(PLACEHOLDER, (_, mark: string, name: string) => {
    const value = facts[name];
    isLeftOut ||= (value === undefined) !== (mark === "!");
    return mark === "" ? (value ?? "") : "";
  });
  return isLeftOut ? undefined : filled;
}
