import { type ReactNode, useEffect, useRef } from "react";
import { type ContactDraft, type ContactField, contactFields } from "../shared/contactFields.ts";
import { contactForm as words } from "../shared/content/contact.ts";
import { paths } from "../shared/paths.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { Button } from "../ui/Button.tsx";
import { Field, type FieldProps } from "../ui/Field.tsx";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import { useContactForm } from "./useContactForm.ts";

const controls = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", hint: words.hints.phone },
  message: { rows: 4, hint: words.hints.message },
} as const satisfies Record<ContactField, Partial<FieldProps>>;

interface ContactFormProps {
  contact: ContactView;
  backend: Backend;
  /** Where to write if sending fails. */
  contactEmail: string;
  /** Id of the section's heading, which names the form. */
  titleId?: string;
}

const idOf = (field: ContactField) => `contato-${field}`;

/** Renders the contact form. The browser posts it until hydration and without JavaScript; then `useContactForm` does. */
export function ContactForm({ contact, backend, contactEmail, titleId }: ContactFormProps) {
  const { form, state, problems, ...handlers } = useContactForm({ contact, backend });
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
      {...handlers}
    >
      <input type="hidden" name="apikey" value={backend.anonKey} />
      {posted && state.status === "editing" && (
        <RefusedNotice {...posted} hasField={posted.field !== undefined} />
      )}
      <ProblemSummary problems={problems} />
      {contactFields.map((field) => (
        <Field
          key={field}
          {...controls[field]}
          id={idOf(field)}
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
      {isSending && (
        <Announced className="visually-hidden" aria-live="polite">
          {words.announced.sending}
        </Announced>
      )}
      {state.status === "failed" && (
        <Notice look="refused" title={words.failed.title}>
          {words.failed.text} <a href={mailto(contactEmail, state.draft)}>{contactEmail}</a>.
        </Notice>
      )}
      {state.status === "sent" && (
        <Notice look="sent" title={words.sent.title}>
          {words.sent.text} {state.protocol && words.sent.protocol(state.protocol)}
        </Notice>
      )}
      <Button
        type="submit"
        className="contact-form-submit"
        arrow
        aria-disabled={isSending || undefined}
      >
        <span>{isSending ? words.sending : words.submit}</span>
      </Button>
    </form>
  );
}

/** Returns the address of an e-mail that carries what the visitor typed. */
function mailto(address: string, { message, name, phone }: ContactDraft): string {
  const body = encodeURIComponent(`${message}\n\n${name}\n${phone}`);
  return `mailto:${address}?subject=${encodeURIComponent(words.failed.subject)}&body=${body}`;
}

interface RefusedNoticeProps {
  title: string;
  message: string;
  /** Whether a field takes the focus instead of the notice. */
  hasField: boolean;
}

/** Renders the reason why the server refused a native post. */
function RefusedNotice({ title, message, hasField }: RefusedNoticeProps) {
  return (
    <div
      className="contact-form-notice contact-form-refused"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={!hasField}
    >
      <p className="contact-form-notice-title">{title}</p>
      <p>{message}</p>
    </div>
  );
}

/** Renders links to the fields that are wrong, if a submit found several. */
function ProblemSummary({ problems }: { problems: FieldProblems }) {
  const wrong = contactFields.filter((field) => problems[field]);
  if (wrong.length === 0 || Object.keys(problems).length < 2) return null;

  return (
    <div className="contact-form-notice contact-form-refused">
      <p className="contact-form-notice-title">{words.problems(wrong.length)}</p>
      <ul className="contact-form-problems">
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{words.labels[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a field that people cannot see. The server marks a message that fills it as possible spam. */
function Honeypot() {
  return (
    <div className="contact-form-trap" aria-hidden="true">
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

interface NoticeProps {
  look: "refused" | "sent";
  title: string;
  children: ReactNode;
}

/** Renders the outcome of a submit beside the button, and scrolls it into view unless the visitor has left the form. */
function Notice({ look, title, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = notice.current!.closest("form")!;
    const { top, bottom } = form.getBoundingClientRect();
    if (top >= innerHeight || bottom <= 0) return;
    form.querySelector("[type=submit]")!.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={notice} className={`contact-form-notice contact-form-${look}`}>
      <p className="contact-form-notice-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}
