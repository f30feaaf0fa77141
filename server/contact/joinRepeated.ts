import { type AcceptContact, fingerprintOf } from "./acceptContact.ts";

/** Time in ms after acceptance within which the same values count as a repeated press of the send button. */
const REPEATED_PRESS_MS = 30_000;

/**
 * Accepts the same values only once within `REPEATED_PRESS_MS`. Used for native form posts, which have no
 * `Idempotency-Key`. Remembers hashes of the values in this process's memory: it works without a durable store and for
 * relayed messages, but another process doesn't recognise the values.
 */
export function joinRepeated(accept: AcceptContact): AcceptContact {
  const accepted = new Map<string, Promise<string>>();
  return async (incoming) => {
    const values = fingerprintOf(incoming.contact);
    const first = accepted.get(values);
    if (first) return await first;

    const id = accept(incoming);
    accepted.set(values, id);
    const forget = () => accepted.delete(values);
    id.then(() => setTimeout(forget, REPEATED_PRESS_MS).unref(), forget);
    return await id;
  };
}
