import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Text; images and fonts are compressed already. */
const COMPRESSIBLE = new Set([".css", ".js", ".svg", ".txt", ".webmanifest"]);

/** Lays beside each text file of a build its `.br` and `.gz`, at full effort, so that no start has to. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const br = await compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
      const gz = await compressGzip(body, { level: constants.Z_BEST_COMPRESSION });
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
