// The page's entry in development: what Vite would put into an index.html, which this page doesn't have.
// As scripts of its own it would stand where React, which owns the whole document, doesn't expect it.
import "/@vite/client";
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/src/main.ts");
