import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

/** Passes contact data that the visitor confirmed in the chat to the listeners of `onVisitor`. */
export function introduceVisitor(visitor: Lead): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: visitor }));
}

/** Calls `meet` when the visitor confirms contact data in the chat. Returns a function that unsubscribes. */
export function onVisitor(meet: (visitor: Lead) => void): () => void {
  const listener = (event: Event) => meet((event as CustomEvent<Lead>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
