// Entry of the page in development. Loads Vite's client first: its error overlay must work even if the page's own
// modules can't be loaded. Not a second script element: React hydrates the whole document, and the element would be a
// mismatch.
import "/@vite/client";

await import("/src/hydrate.tsx");
