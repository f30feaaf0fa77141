import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress } from "../server/http/representation.ts";

/** Extensions of files to compress. Fonts, and images other than SVG, are already compressed. */
const COMPRESSIBLE = new Set([".css", ".js", ".svg", ".txt", ".webmanifest"]);

/** Values of Brotli's NPOSTFIX to try. Which is better for a script changes with the file names that it contains. */
const POSTFIXES = [0, 2];

/** Writes a `.br` and a `.gz` file beside each `COMPRESSIBLE` file, so that the service needn't compress them. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(await readFile(file), POSTFIXES);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
    }),
  );
}
