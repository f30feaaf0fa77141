import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import type { View } from "./shared/view.ts";
import { ToastProvider } from "./ui/Toasts.tsx";

/** Renders the landing page or the 404 page, or, in the browser, the error screen if rendering fails. */
export function App({ view }: { view: View }) {
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      {view.page === "home" ? (
        <ToastProvider>
          <Home view={view} />
        </ToastProvider>
      ) : (
        <NotFound />
      )}
    </ErrorBoundary>
  );
}
