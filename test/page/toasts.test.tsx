import { renderToStaticMarkup } from "react-dom/server";
import { ToastProvider, useToast } from "../../src/ui/Toasts.tsx";

function NeedsToasts() {
  useToast("page");
  return <p>página</p>;
}

describe("toasts", () => {
  it("render nothing on the server", () => {
    const html = renderToStaticMarkup(
      <ToastProvider>
        <NeedsToasts />
      </ToastProvider>,
    );

    expect(html).toBe("<p>página</p>");
  });

  it("fail with an explanation outside of their provider", () => {
    expect(() => renderToStaticMarkup(<NeedsToasts />)).toThrow("ToastProvider");
  });
});
