import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, type BrowserServer, type LaunchOptions, chromium } from "playwright-core";

/** Chromium refuses to run as root without `--no-sandbox`, and many containers run as root. */
const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--no-first-run"];

/** Whether the packages run on this machine, the old Chromium's among them. */
export const hasOldChromium = process.platform === "linux" && process.arch === "x64";

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch(await findChromium());
}

/** Launches the same browser as a server to which test processes connect. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return await chromium.launchServer(await findChromium());
}

/** Returns the options for the Chromium of `CHROME_PATH`, else of the npm package, else for an installed Chrome. */
async function findChromium(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, args: ARGUMENTS };
  return hasOldChromium ? await unpack(CURRENT) : { channel: "chrome", args: ARGUMENTS };
}

/** Launches a Chromium of February 2023, from an npm package: nearly the oldest browser in which everything works. */
export async function launchOldChromium(): Promise<Browser> {
  return await chromium.launch(await unpackOldChromium());
}

/** Unpacks the old Chromium. Call it outside Jest's tests, which can't change the temporary folder. */
export async function unpackOldChromium(): Promise<LaunchOptions> {
  return await unpack(OLD);
}

type Inflate = (archive: string) => Promise<string>;

interface Package {
  name: string;
  /** Module that exports `inflate`, which unpacks an archive into the temporary folder. */
  inflate: string;
  archives: readonly string[];
  /** Folders of the unpacked libraries and fonts. */
  libraries: string;
  fonts: string;
}

const CURRENT: Package = {
  name: "@sparticuz/chromium",
  inflate: "@sparticuz/chromium",
  archives: ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"],
  libraries: "al2023/lib",
  fonts: "fonts/fonts",
};

const OLD: Package = {
  name: "chromium-110",
  inflate: "chromium-110/build/lambdafs.js",
  archives: ["chromium.br", "aws.tar.br", "swiftshader.tar.br"],
  libraries: "aws/lib",
  fonts: "aws/.fonts",
};

/**
 * Unpacks a package, once, and returns the options that launch its browser.
 *
 * Doesn't use the package's own `executablePath`, which unpacks into the shared temporary folder, mistakes an
 * incomplete file there for a complete one, and unpacks the libraries only on AWS Lambda and a few similar platforms.
 */
async function unpack(packed: Package): Promise<LaunchOptions> {
  const root = join(dirname(createRequire(import.meta.url).resolve(packed.name)), "..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const directory = join(cache, `chromium-${version}`);
  if (!existsSync(directory)) {
    mkdirSync(cache, { recursive: true });
    const unfinished = mkdtempSync(join(cache, "chromium-"));
    await inflateInto(unfinished, packed, root);
    // The package's fonts.conf refers to a temporary folder; without a font Chromium aborts.
    mkdirSync(join(unfinished, "fonts"), { recursive: true });
    writeFileSync(
      join(unfinished, "fonts/fonts.conf"),
      `<fontconfig><dir>${directory}/${packed.fonts}</dir><cachedir>${directory}/fonts/cache</cachedir></fontconfig>`,
    );
    moveInto(directory, unfinished);
  }
  return {
    executablePath: join(directory, "chromium"),
    args: ARGUMENTS,
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(directory, "fonts"),
      LD_LIBRARY_PATH: join(directory, packed.libraries),
    },
  };
}

async function inflateInto(folder: string, { inflate: module, archives }: Package, root: string) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const exported = (await import(module)) as { inflate?: Inflate; default: { inflate: Inflate } };
    const inflate = exported.inflate ?? exported.default.inflate;
    await Promise.all(archives.map((archive) => inflate(join(root, "bin", archive))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function moveInto(directory: string, unfinished: string): void {
  try {
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Ignore the error if another process has unpacked the package at the same time.
    if (!existsSync(directory)) throw error;
  }
}
