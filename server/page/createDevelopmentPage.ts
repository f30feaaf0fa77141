import { type Response, Router } from "express";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { View } from "../../src/shared/view.ts";
import type { CreatePage } from "./page.ts";
import type * as Render from "./render.tsx";
import { missingFile, siteFiles } from "./siteFiles.ts";
import { createView, isContactSent } from "./view.ts";

const ASSETS = { entry: "/src/hydrate.tsx", preload: [], css: "" };

const DEVELOPMENT_TAGS =
  '<script type="module" src="/@vite/client"></script><link rel="stylesheet" href="/src/styles/index.css">';

/** Creates a page that is rendered for each request, with modules served by Vite and hot reload. */
export const createDevelopmentPage: CreatePage = async (config) => {
  const vite = await createServer({
    // By default Vite imports a temporary copy of its configuration, which makes `node --watch` restart endlessly.
    configLoader: "native",
    clearScreen: false,
    // Without cors, which adds `Vary: Origin` to every response.
    server: { middlewareMode: true, cors: false },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the page here");
  const { runner } = ssr;

  async function answer(response: Response, status: number, view: View) {
    const { render } = await runner.import<typeof Render>("/server/page/render.tsx");
    const html = (await render(view, ASSETS)).replace("</head>", `${DEVELOPMENT_TAGS}</head>`);
    response.status(status).set("Cache-Control", "no-store").type("html").send(html);
  }

  return {
    files: Router().use(siteFiles(config.site), vite.middlewares).use("/assets", missingFile),
    async home(request, response) {
      const status = isContactSent(request.url) ? "sent" : "editing";
      await answer(response, 200, createView(config, "home", { status }));
    },
    async notFound(_request, response) {
      await answer(response, 404, createView(config, "notFound"));
    },
    async answer(response, status, contact) {
      await answer(response, status, createView(config, "home", contact));
    },
    styleHash: undefined,
    close: () => vite.close(),
  };
};
