// Entry of the page in development: imports what Vite would inject into an index.html, which this page doesn't have.
// Separate script elements would break hydration, because React owns the whole document.
import "/@vite/client";
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/src/hydrate.tsx");
