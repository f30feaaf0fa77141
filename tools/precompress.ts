import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Extensions of files to compress. */
const COMPRESSIBLE = new Set([".css", ".js"]);

/** Writes a `.br` and a `.gz` file beside each `COMPRESSIBLE` file, which the service sends in its place. */
export async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.has(extname(file)))
      .map(async (file) => {
        const path = join(directory, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(content));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }),
  );
}
