import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

type Meet = (visitor: Partial<Lead>, outdated: Partial<Lead>) => void;

/**
 * Passes contact data that the visitor confirmed in the chat to the listeners of `onVisitor`, with the data that they
 * replace. An empty text means that the visitor has erased the data that it replaces.
 */
export const introduceVisitor: Meet = (...detail) => {
  dispatchEvent(new CustomEvent(EVENT, { detail }));
};

/** Calls `meet` when the visitor confirms or erases contact data in the chat. Returns a function that unsubscribes. */
export function onVisitor(meet: Meet): () => void {
  const listener = (event: Event) => meet(...(event as CustomEvent<Parameters<Meet>>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
