import { renderToStaticMarkup } from "react-dom/server";
import { ChatButton } from "../../src/chat/ChatButton.tsx";
import { ToastProvider } from "../../src/ui/Toasts.tsx";

describe("the chat button without JavaScript", () => {
  it("is a link to the contact form", () => {
    const site = {
      url: "",
      contactEmail: "contato@nora.example",
      cnpj: "",
      retentionDays: 180,
      usesModel: false,
      keepsQuestions: false,
    };
    const html = renderToStaticMarkup(
      <ToastProvider>
        <ChatButton site={site} backend={{ url: "", anonKey: "k" }} />
      </ToastProvider>,
    );

    expect(html).toMatch(/<a [^>]*href="#contato" aria-label="Abrir chat">/);
    expect(html).not.toContain("<button");
  });
});
