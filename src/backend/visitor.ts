import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

/** Gives the page's other forms the visitor's contact data, so that it needn't be typed twice. */
export function introduceVisitor(visitor: Lead): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: visitor }));
}

/** Calls back when the visitor has left contact data elsewhere on the page. Returns the function that stops it. */
export function onVisitor(meet: (visitor: Lead) => void): () => void {
  const listener = (event: Event) => meet((event as CustomEvent<Lead>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
