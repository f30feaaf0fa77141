import { renderToStaticMarkup } from "react-dom/server";
import { ToastProvider, useToast } from "../../src/ui/Toasts.tsx";

function NeedsToasts() {
  useToast("page");
  return <p>página</p>;
}

describe("toasts", () => {
  it("draw nothing on the server", () => {
    const html = renderToStaticMarkup(
      <ToastProvider>
        <NeedsToasts />
      </ToastProvider>,
    );

    expect(html).toBe("<p>página</p>");
  });

  it("say so when a part that shows them stands outside of their provider", () => {
    expect(() => renderToStaticMarkup(<NeedsToasts />)).toThrow("ToastProvider");
  });
});
