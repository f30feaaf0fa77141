import { readFileSync } from "node:fs";
import { basename, extname, relative } from "node:path";
import { company } from "../../../src/shared/content/index.ts";

/** A file of `nora/` that can't be used, with its place. */
export class NoraError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

/** A text file of `nora/`. `{company}` stands for the company's name anywhere in it. */
export class NoraFile {
  readonly path: string;
  /** The file's name without its ending. */
  readonly name: string;
  readonly lines: readonly string[];

  constructor(path: string) {
    this.path = relative(process.cwd(), path);
    this.name = basename(path, extname(path));
    this.lines = readFileSync(path, "utf8").replaceAll("{company}", company.name).split("\n");
  }

  fail(line: number, problem: string): never {
    throw new NoraError(this.path, line, problem);
  }

  /** Returns the number of the first line that begins with a text; 1 without one. */
  lineOf(start: string): number {
    const index = this.lines.findIndex((text) => text.startsWith(start));
    return Math.max(index, 0) + 1;
  }

  /** Returns the lines that aren't blank and no comment, with their numbers. */
  content() {
    return this.lines
      .map((text, index) => ({ text: text.trim(), number: index + 1 }))
      .filter(({ text }) => text !== "" && !/^#(?:\s|$)/.test(text));
  }

  /** Reads the parts of each line by a pattern's groups. */
  parts(pattern: RegExp, form: string): { parts: string[]; number: number }[] {
    return this.content().map(({ text, number }) => {
      const [, ...parts] = pattern.exec(text) ?? this.fail(number, `a linha não é “${form}”`);
      return { parts, number };
    });
  }

  /** Reads lines such as "voce = vc, ce" as pairs from each variant to what stands before the "=". */
  pairs(): Record<string, string> {
    const lines = this.parts(/^(.+?) = (.+)$/, "palavra = variante, variante");
    return Object.fromEntries(
      lines.flatMap(({ parts: [usual = "", variants = ""] }) =>
        itemsOf(variants).map((variant) => [variant, usual]),
      ),
    );
  }

  /** Reads lists by their headings in brackets. "@word = …" defines what stands for @word in the following lines. */
  lists(separator?: string): Record<string, string[]> {
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
      else list.push(...itemsOf(filled, separator));
    }
    return lists;
  }
}

/** Returns the items of a text that aren't blank. */
export function itemsOf(text: string, separator: string | RegExp = ","): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
