import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Matches the paths of imports in CSS and TypeScript. */
const IMPORTED = /(?:@import |import |import\()"(\.[^"]+\.css)"/g;

describe("a stylesheet", () => {
  it("is imported by another stylesheet or a module, or is an entry of the build", () => {
    const imported = globSync("src/**/*.{css,ts,tsx}", { cwd: root }).flatMap((file) =>
      Array.from(readFileSync(join(root, file), "utf8").matchAll(IMPORTED), ([, path]) =>
        join(dirname(file), path!),
      ),
    );
    const config = readFileSync(join(root, "vite.config.ts"), "utf8");
    imported.push(...Array.from(config.matchAll(/"(src\/[^"]+\.css)"/g), ([, path]) => path!));
    const stylesheets = globSync("src/**/*.css", { cwd: root });

    expect(stylesheets.length).toBeGreaterThan(10);
    expect(new Set(imported)).toEqual(new Set(stylesheets));
  });
});
