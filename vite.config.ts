import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classicEntry } from "./tools/classicEntry.ts";
import { compileAhead } from "./tools/compileAhead.ts";
import { leanService } from "./tools/leanService.ts";
import { learnAhead } from "./tools/learnAhead.ts";
import { precompress } from "./tools/precompress.ts";

/**
 * lightningcss' `Features.VendorPrefixes | Features.LightDark`: prefixes for Safari 17 and older, which shows the bar
 * without its blur, and a fallback for `light-dark()`, which we don't use. Saves some 50 bytes of the page.
 */
const WITHOUT_FALLBACKS = 262_144 | 1_048_576;

/** Terser's script of the first load is half a kilobyte smaller, compressed, than that of Vite's own minifier. */
const MINIFIED = {
  minify: "terser",
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
} as const;

/**
 * Three builds: `src/hydrate.tsx` for browsers into `dist/client`, `src/loader.ts` for the document to inline, and
 * `server/main.ts` and the commands for Node into `dist`.
 */
export default defineConfig(({ command }) => ({
  appType: "custom",
  css: { lightningcss: { exclude: WITHOUT_FALLBACKS } },
  plugins: [react(), leanService(), learnAhead(), classicEntry()],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        ...MINIFIED,
        rolldownOptions: {
          input: {
            main: "src/hydrate.tsx",
            notFound: "src/styles/notFound.css",
            print: "src/styles/print.css",
          },
        },
      },
    },
    loader: {
      consumer: "client",
      build: {
        // Files below a folder whose name begins with a dot aren't served.
        outDir: "dist/client/.vite",
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        ...MINIFIED,
        rolldownOptions: {
          input: "src/loader.ts",
          output: { format: "iife", entryFileNames: "loader.js" },
        },
      },
    },
    ssr: {
      // Bundle all dependencies: a start reads a few files rather than a thousand, in half the time, and React is the
      // production build whatever NODE_ENV the host sets.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: "dist",
        emptyOutDir: false,
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            server: "server/main.ts",
            outbox: "server/mail/outboxCommand.ts",
            questions: "server/chat/questions/questionsCommand.ts",
            doctor: "server/doctor/doctorCommand.ts",
            copyStore: "server/store/copyStoreCommand.ts",
          },
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "[name].js",
            // Only removes white space and comments, because V8 keeps the text of every file in memory. Names stay, for
            // stack traces.
            minify: { compress: false, mangle: false, codegen: true },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.loader!);
      await precompress("dist/client");
      await builder.build(builder.environments.ssr!);
      await compileAhead("dist");
    },
  },
}));
