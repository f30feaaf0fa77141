import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

/** Shares the visitor's contact data with the page's other forms, so that the visitor needn't type it twice. */
export function introduceVisitor(visitor: Lead): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: visitor }));
}

/**
 * Calls `meet` when the visitor enters contact data in another form of the page. Returns a function that
 * unsubscribes.
 */
export function onVisitor(meet: (visitor: Lead) => void): () => void {
  const listener = (event: Event) => meet((event as CustomEvent<Lead>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
