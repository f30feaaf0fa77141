// Entry of the page in development. Loads Vite's client first: its error overlay must work even if the page's own
// modules can't be loaded. A script element of its own would break hydration, because React owns the whole document.
import "/@vite/client";

await import("/src/hydrate.tsx");
