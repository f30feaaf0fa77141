import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

/** Tells the page's other forms who the visitor is, so that nobody types it twice. */
export function introduceVisitor(visitor: Lead): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: visitor }));
}

/** Calls back when a visitor has told their name elsewhere on the page. Returns what ends that. */
export function onVisitor(meet: (visitor: Lead) => void): () => void {
  const listener = (event: Event) => meet((event as CustomEvent<Lead>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
