type Listener = (service: string) => void;

let listener: Listener | undefined;

/** Asks the contact form to begin its message with a service, if that is still empty. */
export function requestQuote(service: string): void {
  listener?.(service);
}

/** Sets the form's listener; returns a function that removes it. */
export function onQuoteRequest(form: Listener): () => void {
  listener = form;
  return () => {
    listener = undefined;
  };
}
