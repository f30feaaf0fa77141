import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import type { View } from "./shared/view.ts";
import { ToastProvider } from "./ui/Toasts.tsx";

/** Renders the landing page or the 404 page. */
export function App({ view }: { view: View }) {
  if (view.page === "notFound") return <NotFound />;

  return (
    <ToastProvider>
      <Home view={view} />
    </ToastProvider>
  );
}
