import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./tools/precompress.ts";
import { trainAhead } from "./tools/trainAhead.ts";

/** The oldest browsers in which everything works. */
const BROWSERS = ["chrome109", "safari16.4", "firefox115"];

/** Two builds: `src/hydrate.tsx` for browsers, into `dist/client`; the service and its commands for Node, into `dist`. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  // Otherwise Vite prints the size of each file even under `npm run build --silent`.
  logLevel: process.env.npm_config_loglevel === "silent" ? "error" : "info",
  plugins: [react(), trainAhead()],
  // In development, serves no other files: the data, for instance.
  server: { fs: { allow: ["src", "node_modules"] } },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { main: "src/hydrate.tsx" } },
      },
    },
    ssr: {
      // Bundles all dependencies, React's production build among them whatever NODE_ENV the host sets.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: "dist",
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            server: "server/main.ts",
            outbox: "server/mail/outboxCommand.ts",
            questions: "server/chat/questions/questionsCommand.ts",
            doctor: "server/doctor/doctorCommand.ts",
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      // The first build empties `dist`. The second writes `dist/client` last, by which `isStale` sees a complete build.
      await builder.build(builder.environments.ssr!);
      await builder.build(builder.environments.client!);
      await precompress("dist/client/assets");
    },
  },
}));
