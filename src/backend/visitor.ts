import type { Lead } from "../shared/lead.ts";

const EVENT = "nora:visitor";

type Contact = Partial<Lead>;

interface Update {
  values: Contact;
  replaced: Contact;
  /** Filled in by the listener. */
  before: Contact;
}

/**
 * Copies contact data from the chat into the contact form's empty fields and those with the values of `replaced`. An
 * empty value empties them. Returns the changed fields' values before.
 */
export function updateContactForm(values: Contact, replaced: Contact): Contact {
  const detail: Update = { values, replaced, before: {} };
  dispatchEvent(new CustomEvent(EVENT, { detail }));
  return detail.before;
}

/**
 * Calls `update` for each `updateContactForm`, with its arguments; it returns the changed fields' values before. Returns
 * a function that unsubscribes.
 */
export function onContactUpdate(update: (values: Contact, replaced: Contact) => Contact) {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<Update>;
    detail.before = update(detail.values, detail.replaced);
  };
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
