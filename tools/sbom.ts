// `npm run sbom`: writes sbom.cdx.json (CycloneDX), the list of the packages that `npm ci --omit=dev` installs. Not by
// `npm sbom --omit=dev`, which also leaves out each package that a development package depends on, such as react.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Locked {
  dev?: boolean;
  /** Folder of a local package; npm marks only the folder's own entry as `dev`. */
  resolved?: string;
  devDependencies?: object;
}

const directory = mkdtempSync(join(tmpdir(), "nora-sbom-"));
try {
  const { devDependencies: _omitted, ...project } = readJson("package.json") as Locked;
  const lock = readJson("package-lock.json") as { packages: Record<string, Locked> };
  delete lock.packages[""]!.devDependencies;
  const packages = Object.entries(lock.packages).filter(
    ([, { dev, resolved = "" }]) => !dev && !lock.packages[resolved]?.dev,
  );
  writeJson("package.json", project);
  writeJson("package-lock.json", { ...lock, packages: Object.fromEntries(packages) });
  const sbom = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
    cwd: directory,
    shell: process.platform === "win32",
  });
  writeFileSync("sbom.cdx.json", sbom);
} finally {
  rmSync(directory, { recursive: true });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function writeJson(file: string, value: object): void {
  writeFileSync(join(directory, file), JSON.stringify(value));
}
