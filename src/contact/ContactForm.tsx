import type { ComponentProps } from "react";
import { contactForm as words, contactSection } from "../shared/content/contact.ts";
import { type ContactDraft, type ContactField, contactFields } from "../shared/fieldRules.ts";
import { paths } from "../shared/paths.ts";
import type { Site, View } from "../shared/view.ts";
import { Arrow, Button } from "../ui/Button.tsx";
import { Field, type FieldProps } from "../ui/Field.tsx";
import { personFields } from "../ui/formFields.ts";
import { type ContactFormState, useContactForm } from "./useContactForm.ts";

const controls: Record<ContactField, Partial<FieldProps>> = {
  ...personFields,
  phone: { ...personFields.phone, hint: words.hints.phone },
  message: { rows: 4, hint: words.hints.message },
};

/**
 * Renders the contact form, or what became of its message. The browser posts it until hydration and without JavaScript;
 * then `useContactForm` does. `titleId`: id of the heading that names the form.
 */
export function ContactForm({ contact, backend, site, titleId }: View & { titleId: string }) {
  const { form, state, problems, writeAnother, ...handlers } = useContactForm({ contact, backend });
  const isSending = state.status === "sending";
  /** Set if this page answers a native post that the server refused. */
  const posted = contact.status === "refused" ? contact : undefined;

  return (
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={paths.contact}
      aria-labelledby={titleId}
      data-sent={state.status === "sent"}
      {...handlers}
    >
      <h3>{contactSection.formTitle}</h3>
      <input type="hidden" name="apikey" value={backend.anonKey} />
      {contactFields.map((field) => (
        <Field
          key={field}
          {...controls[field]}
          name={field}
          label={words.labels[field]}
          problem={problems[field]}
          defaultValue={posted?.draft[field]}
          required
          readOnly={isSending}
          // After a refused native post: without JavaScript, only `autofocus` can focus the invalid field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field === posted?.field}
        />
      ))}
      <Honeypot />
      <Button type="submit" aria-disabled={isSending}>
        <span>{isSending ? words.sending : words.submit}</span>
        <Arrow />
      </Button>
      <Result state={state} contactEmail={site.contactEmail} writeAnother={writeAnother} />
    </form>
  );
}

type ResultProps = Pick<ContactFormState, "state" | "writeAnother"> & Pick<Site, "contactEmail">;

/** Says beside the button why the message wasn't sent, or in place of the fields and the button that it was. */
function Result({ state, contactEmail, writeAnother }: ResultProps) {
  const { failed, sent } = words;
  switch (state.status) {
    case "refused":
      return (
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Notice title={state.title} role="alert" tabIndex={-1} autoFocus={!state.field}>
          {state.message}
        </Notice>
      );
    case "failed":
      return (
        <Notice title={failed.title}>
          {state.explanation} {failed.text}{" "}
          <a href={mailto(contactEmail, state.draft)}>{contactEmail}</a>.
        </Notice>
      );
    case "sent":
      return (
        // Focused: the button that had the focus is hidden.
        <Notice title={sent.title} ref={reveal} tabIndex={-1}>
          {sent.text} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          {state.protocol && <strong>{sent.protocol(state.protocol)}</strong>}
          <button type="button" className="button button-secondary" onClick={writeAnother}>
            {sent.another}
          </button>
        </Notice>
      );
    default:
      return null;
  }
}

function reveal(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

/** Returns the address of an e-mail that carries what the visitor typed. */
function mailto(address: string, { message, name, phone }: ContactDraft): string {
  const body = encodeURIComponent(`${message}\n\n${name}\n${phone}`);
  return `mailto:${address}?subject=${encodeURIComponent(words.failed.subject)}&body=${body}`;
}

function Notice({ title, children, ...more }: ComponentProps<"div">) {
  return (
    <div className="contact-form-notice" {...more}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}

/** Renders a field that people cannot see. The server marks a message that fills it as possible spam. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {words.labels.website}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
