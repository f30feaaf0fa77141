// `node tools/licences.ts` writes docs/licences.md: the locked packages that `npm ci --omit=dev` installs, with their
// licences. These include packages that npm marks as `devOptional`. With --check, the program writes nothing. Exit code
// 1 if one of the licences isn't accepted or, with --check, if docs/licences.md is outdated.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const page = join(root, "docs/licences.md");

/**
 * Permissive licences, and MPL-2.0, which was accepted for a build tool. The check accepts it for all packages, because
 * it can't distinguish build tools.
 */
const ACCEPTED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
]);

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};

const found = Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
  const name = path.split("node_modules/").at(-1) ?? "";
  const isInstalled = path.startsWith("node_modules/") && version !== undefined;
  return isInstalled && !dev ? [[name, version, license ?? "not stated"]] : [];
});
const rows = found.toSorted(
  ([one = "", a = ""], [other = "", b = ""]) =>
    one.localeCompare(other, "en") || a.localeCompare(b),
);

const header = ["Package", "Version", "Licence"];
const widths = header.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => row[column]!.length)),
);
const line = (cells: readonly string[], filler = " ") =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, filler)).join(" | ")} |`;

const text = `# Licences

What \`npm ci --omit=dev\` installs, by \`node tools/licences.ts\` from the lockfile. The build takes part of it into
\`dist\`; the build tools among it are not shipped. \`npm run sbom\` writes the same as a CycloneDX document.

${[line(header), line(["", "", ""], "-"), ...rows.map((row) => line(row))].join("\n")}
`;

const refused = rows.filter(([, , license = ""]) => !ACCEPTED.has(license));
for (const [name, version, license] of refused) {
  process.stderr.write(`${name} ${version}: ${license} is not an accepted licence\n`);
}
if (!process.argv.includes("--check")) writeFileSync(page, text);
const isCurrent = readFileSync(page, "utf8") === text;
if (!isCurrent) process.stderr.write('docs/licences.md: run "node tools/licences.ts"\n');
process.exit(isCurrent && refused.length === 0 ? 0 : 1);
