import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { LaunchOptions } from "playwright-core";

/** Chromium refuses to run as root without `--no-sandbox`, and many containers run as root. */
const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--no-first-run"];

const CURRENT = {
  name: "@sparticuz/chromium",
  /** Module that exports `inflate`, which unpacks an archive into the temporary folder. */
  inflate: "@sparticuz/chromium",
  archives: ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"],
  /** Folders of the unpacked libraries and fonts. */
  libraries: "al2023/lib",
  fonts: "fonts/fonts",
};

/** A Chromium of February 2023: nearly the oldest browser in which everything works. */
const OLD: typeof CURRENT = {
  name: "chromium-110",
  inflate: "chromium-110/build/lambdafs.js",
  archives: ["chromium.br", "aws.tar.br", "swiftshader.tar.br"],
  libraries: "aws/lib",
  fonts: "aws/.fonts",
};

/** Whether the packages run on this machine, the old Chromium's among them. */
export const hasOldChromium = process.platform === "linux" && process.arch === "x64";

/** Returns the options for the Chromium of `CHROME_PATH`, else of the npm package, else for an installed Chrome. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, args: ARGUMENTS };
  return hasOldChromium ? await unpack(CURRENT) : { channel: "chrome", args: ARGUMENTS };
}

/** Returns the options for the old Chromium. Unpacked outside Jest's tests, which can't change the temporary folder. */
export async function oldChromiumOptions(): Promise<LaunchOptions> {
  return await unpack(OLD);
}

/**
 * Unpacks a package, once, and returns the options that launch its browser.
 *
 * Doesn't use the package's own `executablePath`, which unpacks into the shared temporary folder, mistakes an
 * incomplete file there for a complete one, and unpacks the libraries only on AWS Lambda and a few similar platforms.
 */
async function unpack(packed: typeof CURRENT): Promise<LaunchOptions> {
  const root = join(dirname(createRequire(import.meta.url).resolve(packed.name)), "..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const directory = join(cache, `${packed.name}-${version}`);
  // Written last: without it, the folder is incomplete.
  const fonts = join(directory, "fonts.conf");
  if (!existsSync(fonts)) {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    await inflateInto(directory, packed, root);
    // The package's own one refers to a temporary folder; without a font Chromium aborts.
    writeFileSync(
      fonts,
      `<fontconfig><dir>${directory}/${packed.fonts}</dir><cachedir>${directory}/cache</cachedir></fontconfig>`,
    );
  }
  return {
    executablePath: join(directory, "chromium"),
    args: ARGUMENTS,
    env: {
      ...process.env,
      FONTCONFIG_FILE: fonts,
      LD_LIBRARY_PATH: join(directory, packed.libraries),
    },
  };
}

type Inflate = (archive: string) => Promise<string>;

async function inflateInto(folder: string, packed: typeof CURRENT, root: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const exported = (await import(packed.inflate)) as {
      inflate?: Inflate;
      default: { inflate: Inflate };
    };
    const inflate = exported.inflate ?? exported.default.inflate;
    await Promise.all(packed.archives.map((archive) => inflate(join(root, "bin", archive))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
