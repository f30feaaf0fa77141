import { createServer, isRunnableDevEnvironment } from "vite";
import { type CreateRenderer, sendOnce } from "./page.ts";
import type * as Render from "./render.tsx";

const ASSETS = { entry: "/src/hydrate.tsx", preload: [], css: "" };

const DEVELOPMENT_TAGS =
  '<script type="module" src="/@vite/client"></script><link rel="stylesheet" href="/src/styles/index.css">';

/** Renders the page for each request, with modules served by Vite and hot reload. */
export const developmentPage: CreateRenderer = async () => {
  const vite = await createServer({
    // By default Vite imports a temporary copy of its configuration, which makes `node --watch` restart endlessly.
    configLoader: "native",
    clearScreen: false,
    // Without cors, which adds `Vary: Origin` to every response.
    server: { middlewareMode: true, cors: false },
  });

  return {
    prepare: async () => {},
    async show(response, status, view) {
      // Another one after Vite has restarted, as it does after a change of what its configuration imports.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the page here");
      const { render } = await ssr.runner.import<typeof Render>("/server/page/render.tsx");
      const html = await render(view, ASSETS);
      sendOnce(response, status, html.replace("</head>", `${DEVELOPMENT_TAGS}</head>`));
    },
    files: vite.middlewares,
    // Vite adds style elements and a WebSocket, React's refresh an inline script.
    sources: { connect: ["ws:"], script: ["'unsafe-inline'"], style: ["'unsafe-inline'"] },
    close: async () => await vite.close(),
  };
};
