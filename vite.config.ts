import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classicEntry } from "./tools/classicEntry.ts";
import { recordLock } from "./tools/isStale.ts";
import { trainAhead } from "./tools/trainAhead.ts";
import { precompress } from "./tools/precompress.ts";

/**
 * Bit mask of the lightningcss transformations to disable: `Features.VendorPrefixes | Features.LightDark`. Saves some
 * 50 bytes of the page. Without prefixes, Safari 17 and older show the navigation bar without its blur, and Safari 16
 * and older don't hyphenate large text. The styles don't use `light-dark()`.
 */
const WITHOUT_FALLBACKS = 262_144 | 1_048_576;

/**
 * With terser, the compressed script of the first load is half a kilobyte smaller than with Vite's own minifier.
 * `inline: 1` keeps terser from inlining functions with arguments, which makes the compressed scripts 50 to 70 bytes
 * larger.
 */
const MINIFIED = {
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { passes: 3, inline: 1, unsafe_arrows: true },
  },
} as const;

/**
 * Three builds: `src/hydrate.tsx` and stylesheets for browsers, into `dist/client`; `src/loader.ts`, which the server
 * inlines into the document; and `server/main.ts` and the commands for Node, into `dist`.
 */
export default defineConfig(({ command }) => ({
  appType: "custom",
  // Otherwise Vite prints the size of each file even under `npm run build --silent`.
  logLevel: process.env.npm_config_loglevel === "silent" ? "error" : "info",
  css: { lightningcss: { exclude: WITHOUT_FALLBACKS } },
  plugins: [react(), trainAhead(), classicEntry()],
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
        // The service doesn't serve files of this folder, because its name begins with a dot.
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
      // Bundle all dependencies: the start then reads a few files instead of a thousand, and takes half the time.
      // Defining NODE_ENV bundles React's production build, whatever NODE_ENV the host sets.
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
            // Remove only whitespace and comments, which saves memory: V8 keeps the source text of loaded files. Names
            // stay, for stack traces.
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
      recordLock();
    },
  },
}));
