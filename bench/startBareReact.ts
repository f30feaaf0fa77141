import { createServer } from "node:http";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { listen } from "../server/process/listen.ts";
import type { RunningService } from "./startService.ts";

const root = join(import.meta.dirname, "..");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

/** Serves the same content as `pageUrl`, with one script instead of ours, from a bare node:http server. */
export async function startBareReact(
  pageUrl: string,
): Promise<Pick<RunningService, "url" | "stop">> {
  const directory = mkdtempSync(join(tmpdir(), "nora-bare-"));
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [react()],
    publicDir: false,
    build: {
      outDir: directory,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "bareReact.ts"),
        output: {
          codeSplitting: false,
          entryFileNames: "bare.js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  });
  const css = readdirSync(directory).find((file) => file.endsWith(".css"))!;
  const document = (await (await fetch(pageUrl)).text())
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/, "")
    .replace(/<script id="loader">.*?<\/script>/s, "")
    .replace(/<script type="deferred"[^>]*>/, '<script type="module" src="/bare.js">')
    .replace("</head>", `<style>${readFileSync(join(directory, css), "utf8")}</style></head>`);

  const bodies = new Map(
    Object.entries({
      "/": Buffer.from(document),
      "/bare.js": readFileSync(join(directory, "bare.js")),
    }).map(([path, body]) => [path, brotliCompressSync(body)]),
  );
  const font = readFileSync(join(root, "public/gabarito.woff2"));
  const server = createServer(({ url = "" }, response) => {
    const body = bodies.get(url);
    const isFont = url === "/gabarito.woff2";
    response.writeHead(body || isFont ? 200 : 404, {
      "Content-Type": TYPES[url === "/" ? ".html" : extname(url)] ?? "text/plain",
      ...(body && { "Content-Encoding": "br" }),
    });
    response.end(isFont ? font : body);
  });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      rmSync(directory, { recursive: true });
    },
  };
}
