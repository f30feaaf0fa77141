import { type AcceptContact, fingerprintOf } from "./acceptContact.ts";

/** Time in ms after acceptance within which the same values count as a repeated press of the button. */
const REPEATED_PRESS_MS = 2 * 60_000;

/**
 * Accepts the same values once, for a form posted without JavaScript: it can't carry an `Idempotency-Key`, because the
 * page is the same for everybody. Remembers values in the memory of this process only, so it works with every custody.
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
