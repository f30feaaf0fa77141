import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `node tools/licences.ts`: writes docs/licences.md, every package that production installs or the build takes in. */
const root = join(import.meta.dirname, "..");

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};

/** Bundled by the build, and so a part of what is served though npm installs them for development only. */
const BUNDLED = new Set([
  "react",
  "react-dom",
  "scheduler",
  "@supabase/auth-js",
  "@supabase/functions-js",
]);

const rows = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
  const name = path.split("node_modules/").at(-1) ?? "";
  const isServed = (!dev && !devOptional) || BUNDLED.has(name);
  const isInstalled = path.startsWith("node_modules/") && version !== undefined;
  return isInstalled && isServed ? [`| ${name} | ${version} | ${license ?? "not stated"} |`] : [];
});

const table = [...new Set(rows)].toSorted().join("\n");
writeFileSync(
  join(root, "docs/licences.md"),
  `# Licences

What production installs and what the build takes in, by \`node tools/licences.ts\` from the lockfile.

| Package | Version | Licence |
| --- | --- | --- |
${table}
`,
);
