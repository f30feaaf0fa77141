import { execFileSync } from "node:child_process";
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
import { type BrowserServer, type LaunchOptions, chromium } from "playwright-core";

const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Chromium refuses to run as root without `--no-sandbox`, and many containers run as root. */
const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--no-first-run"];

/** Launches Chromium: from `CHROME_PATH`, else from PATH, else from an npm package that runs only on Linux x64. */
export async function launchChromium(options: LaunchOptions = {}) {
  return await chromium.launch(await launchOptions(options));
}

/** Launches the same browser as a server to which test processes connect. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return await chromium.launchServer(await launchOptions({}));
}

async function launchOptions({ args = [], ...more }: LaunchOptions): Promise<LaunchOptions> {
  return { ...(await findChromium()), args: [...ARGUMENTS, ...args], ...more };
}

async function findChromium(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };

  const installed = INSTALLED.map(which).find(Boolean);
  if (installed) return { executablePath: installed };

  const directory = await unpackChromium();
  return {
    executablePath: join(directory, "chromium"),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(directory, "fonts"),
      LD_LIBRARY_PATH: join(directory, "al2023/lib"),
    },
  };
}

function which(command: string): string | undefined {
  try {
    return execFileSync("/bin/sh", ["-c", `command -v ${command}`], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Unpacks `@sparticuz/chromium` with its libraries and fonts, once, and returns the folder.
 *
 * Doesn't use the package's own `executablePath`, which unpacks into the shared temporary folder, mistakes an
 * incomplete file there for a complete one, and unpacks the libraries only on AWS Lambda and a few similar platforms.
 */
async function unpackChromium(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const directory = join(cache, `chromium-${version}`);
  if (existsSync(directory)) return directory;

  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "chromium-"));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  try {
    const { inflate } = await import("@sparticuz/chromium");
    const archives = ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"];
    await Promise.all(archives.map((archive) => inflate(join(packed, "bin", archive))));
    // The package's fonts.conf refers to a temporary folder; without a font Chromium aborts.
    writeFileSync(
      join(unfinished, "fonts/fonts.conf"),
      `<fontconfig><dir>${directory}/fonts/fonts</dir><cachedir>${directory}/fonts/cache</cachedir></fontconfig>`,
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  try {
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Ignore the error if another process has unpacked the package at the same time.
    if (!existsSync(directory)) throw error;
  }
  return directory;
}
