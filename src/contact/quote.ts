import { contactForm as words, services } from "../shared/content/index.ts";
import { fieldId } from "./ContactForm.tsx";

/** Begins the message of the contact form with a service, unless the visitor has written one. */
export function requestQuote(service: string): void {
  const message = document.getElementById(fieldId("message")) as HTMLTextAreaElement;
  const isUntouched = services.some(({ title }) => message.value === words.quote(title));
  if (isUntouched || !message.value.trim()) message.value = words.quote(service);
}
