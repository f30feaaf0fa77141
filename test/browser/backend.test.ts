import type { RequestListener } from "node:http";
import { contactToasts } from "../../src/shared/content/contact.ts";
import { paths } from "../../src/shared/paths.ts";
import { disconnect, openPage, untilHydrated } from "../support/browser.ts";
import { fillForm, julia } from "../support/contactPage.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { type TestBackend, startBackend } from "../support/startBackend.ts";

/** Headers that Supabase's guide gives a function (https://supabase.com/docs/guides/functions/cors). */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};

const hosted: RequestListener = ({ method, url }, response) => {
  const status = method === "OPTIONS" || url === paths.contact ? 200 : 404;
  response.writeHead(status, { ...CORS, "Content-Type": "application/json" });
  response.end("{}");
};

describe("the page with a hosted backend", () => {
  let backend: TestBackend;
  let app: RunningApp;
  beforeAll(async () => {
    backend = await startBackend(hosted);
    const { url, anonKey } = backend.backend;
    app = await startApp({ BACKEND_URL: url, ANON_KEY: anonKey });
  });
  afterAll(async () => {
    await disconnect();
    await app.stop();
    await backend.stop();
  });

  it("sends a contact message with only the headers that Supabase's guide allows", async () => {
    const { page, close } = await openPage(app.url);
    try {
      await untilHydrated(page);
      const { submit } = await fillForm(page, julia);

      await submit.click();
      await page.getByText(contactToasts.sent.title).first().waitFor();

      const sent = backend.received.filter(({ path }) => path === paths.contact);
      expect(sent).toMatchObject([{ body: { name: julia.name, message: julia.message } }]);
    } finally {
      await close();
    }
  });
});
