// In development React's hot reload needs it first; in production it is empty.
import "@vitejs/plugin-react/preamble";
import { reloadIfStale } from "./session/reloadIfStale.ts";
import "./styles/index.css";

// The page is whole without it. Asked for before the first paint, React would take the line from the font,
// and the processor of a cheap phone from the painting. A page in the background isn't painted.
if (document.visibilityState === "visible" && canTellPaint()) {
  new PerformanceObserver(makeLive).observe({ type: "paint", buffered: true });
} else {
  makeLive();
}

function canTellPaint(): boolean {
  return PerformanceObserver.supportedEntryTypes.includes("paint");
}

function makeLive(): void {
  import("./hydrate.tsx").catch(reloadIfStale);
}
