// Entry of the page in development. Loads Vite's client first: its error overlay must work even if the page's own
// modules can't be loaded. The client has no script element of its own, because React hydrates the whole document and
// would report the element as a mismatch.
import "/@vite/client";

await import("/src/hydrate.tsx");
