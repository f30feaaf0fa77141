import { createServer } from "node:http";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { listen } from "../server/process/listen.ts";

const root = join(import.meta.dirname, "..");

/**
 * Builds bareReact.ts into one script, and starts a bare node:http server with a copy of the document at `pageUrl`. The
 * copy has no loader and no script preload: it loads the built script as a module. All screen styles are inlined.
 */
export async function startBareReact(pageUrl: string) {
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

  const script = readFileSync(join(directory, "bare.js"));
  const font = readFileSync(join(root, "public/gabarito.woff2"));
  const files = new Map([
    ["/", { type: "text/html; charset=utf-8", coding: "br", body: brotliCompressSync(document) }],
    ["/bare.js", { type: "text/javascript", coding: "br", body: brotliCompressSync(script) }],
    ["/gabarito.woff2", { type: "font/woff2", coding: "identity", body: font }],
  ]);
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    const headers = { "Content-Type": file.type, "Content-Encoding": file.coding };
    return response.writeHead(200, headers).end(file.body);
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
