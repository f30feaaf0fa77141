// In development React's hot reload needs it first; in production it is empty.
import "@vitejs/plugin-react/preamble";
import { reloadIfStale } from "./tab/reloadIfStale.ts";
import "./styles/index.css";

/** Milliseconds. */
const PATIENCE = 500;

let isAsked = false;

// The page is whole without it. Asked for before the first paint, React would take the line from the font,
// and the processor of a cheap phone from the painting. A page in the background isn't painted.
if (document.visibilityState === "visible") {
  new PerformanceObserver(makeLive).observe({ type: "paint", buffered: true });
  // For browsers that keep their paints to themselves.
  addEventListener("load", () => setTimeout(makeLive, PATIENCE));
} else {
  makeLive();
}

function makeLive(): void {
  if (isAsked) return;
  isAsked = true;
  import("./hydrate.tsx").catch(reloadIfStale).catch(() => {});
}
