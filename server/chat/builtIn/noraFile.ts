import { readFileSync } from "node:fs";
import { basename, extname, relative } from "node:path";

/** A file of `nora/` that can't be used, with its place. */
export class NoraError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

export interface Line {
  text: string;
  number: number;
}

/** A text file of `nora/`. */
export class NoraFile {
  readonly path: string;
  /** The file's name without its ending. */
  readonly name: string;
  readonly lines: readonly string[];

  constructor(path: string) {
    this.path = relative(process.cwd(), path);
    this.name = basename(path, extname(path));
    this.lines = readFileSync(path, "utf8").split("\n");
  }

  fail(line: number, problem: string): never {
    throw new NoraError(this.path, line, problem);
  }

  /** Returns the lines that aren't blank and no comment. */
  content(): Line[] {
    return this.lines
      .map((text, index) => ({ text: text.trim(), number: index + 1 }))
      .filter(({ text }) => text !== "" && !/^#(?:\s|$)/.test(text));
  }

  /** Reads the parts of each line by a pattern's groups. */
  parts(pattern: RegExp, form: string): { parts: string[]; number: number }[] {
    return this.content().map(({ text, number }) => {
      const found = pattern.exec(text);
      return found
        ? { parts: found.slice(1), number }
        : this.fail(number, `a linha não é “${form}”`);
    });
  }

  /** Reads lines such as "voce = vc, ce" as pairs from each variant to what stands before the "=". */
  pairs(): Record<string, string> {
    const lines = this.parts(/^(.+?) = (.+)$/, "palavra = variante, variante");
    return Object.fromEntries(
      lines.flatMap(({ parts: [usual = "", variants = ""] }) =>
        variants.split(",").map((variant) => [variant.trim(), usual]),
      ),
    );
  }

  /** Reads lists by their headings in brackets. "@word = …" defines what stands for @word in the following lines. */
  lists(separator: RegExp = /,/): Record<string, string[]> {
    const defined = new Map<string, string>();
    const lists: Record<string, string[]> = {};
    let list: string[] | undefined;
    for (const { text, number } of this.content()) {
      const filled = text.replaceAll(/@[\p{L}-]+/gu, (word) => defined.get(word) ?? word);
      const [, heading] = /^\[([\p{L} .]+)\]$/u.exec(text) ?? [];
      const [, word, meaning] = /^(@\S+) = (.+)$/.exec(filled) ?? [];
      if (heading !== undefined) list = lists[heading] = [];
      else if (word !== undefined) defined.set(word, meaning!);
      else if (list === undefined) this.fail(number, "falta um título entre colchetes");
      else
        list.push(
          ...filled
            .split(separator)
            .map((item) => item.trim())
            .filter(Boolean),
        );
    }
    return lists;
  }
}
