import type { Request, Response } from "express";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { ContactView, View } from "../../src/shared/view.ts";
import type { CreatePage } from "./page.ts";
import type * as Render from "./render.tsx";
import { siteFiles } from "./siteFiles.ts";
import { createView, isContactSent } from "./view.ts";

const ASSETS = {
  entry: "/tools/developmentEntry.js",
  loader: "",
  deferred: [],
  print: "/src/styles/print.css",
  css: { home: "", notFound: "" },
};
const STYLES = { home: "index.css", notFound: "notFound.css" };

/** Creates a page that is rendered for each request, with modules served by Vite and hot reload. */
export const createDevelopmentPage: CreatePage = async (config) => {
  // "native": by default Vite imports a temporary copy of its configuration, which makes `node --watch` restart
  // endlessly.
  const vite = await createServer({
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
    const drawn = await text((await render(view, ASSETS)).pipe(new PassThrough()));
    const style = `<link rel="stylesheet" href="/src/styles/${STYLES[view.page]}">`;
    const html = drawn.replace("</head>", `${style}</head>`);
    response.status(status).set("Cache-Control", "no-store").type("html").send(html);
  }

  return {
    files: vite.middlewares,
    styleHash: undefined,
    async home(request: Request, response: Response) {
      const contact: ContactView = { status: isContactSent(request.url) ? "sent" : "editing" };
      await answer(response, 200, createView(config, "home", contact));
    },
    async notFound(_request: Request, response: Response) {
      await answer(response, 404, createView(config, "notFound"));
    },
    async answer(response, status, contact) {
      await answer(response, status, createView(config, "home", contact));
    },
    close: () => vite.close(),
  };
};
