import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import type { View } from "./shared/view.ts";
import { ToastProvider } from "./ui/Toasts.tsx";

/** Which page: the landing page or the 404; or the error screen, when drawing either fails. */
export function App({ view }: { view: View }) {
  return (
    <ErrorBoundary>
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

/** A class because React has no other way to catch what drawing throws. */
class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
