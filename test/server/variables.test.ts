import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Environment } from "../../server/config/environment.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

/** Accepted by the schema with any value; used and checked at the start. */
const UNVALIDATED = new Set(["HOST", "DATA_DIR"]);

const variables = Object.keys(Environment.shape);

describe("each variable of the environment", () => {
  it.each(["docs/reference.md", ".env.example"])("is listed in %s", (file) => {
    const text = read(file);

    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it("has an invalid value in wrongEnvironment.ts", () => {
    expect(new Set(Object.keys(wrongEnvironment))).toEqual(
      new Set(variables).difference(UNVALIDATED),
    );
  });

  it("is listed once in .env.example, which names no others", () => {
    const named = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

    expect(new Set(named)).toEqual(new Set(variables));
    expect(named).toHaveLength(variables.length);
  });
});
