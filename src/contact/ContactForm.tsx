import { type ContactField, contactFields } from "../shared/contactFields.ts";
import { contactForm as words } from "../shared/content/contact.ts";
import { paths } from "../shared/paths.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { Button } from "../ui/Button.tsx";
import { Field, type FieldProps } from "../ui/Field.tsx";
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
  /** Id of the section's heading, which names the form: the form's own heading resembles a field's label. */
  titleId?: string;
}

const idOf = (field: ContactField) => `contato-${field}`;

/**
 * Renders the contact form. Before hydration and without JavaScript the browser posts it; after hydration
 * `useContactForm` sends it.
 */
export function ContactForm({ contact, backend, titleId }: ContactFormProps) {
  const { form, state, refused, counts, ...handlers } = useContactForm({ contact, backend });

  const sending = state.status === "sending";
  const wrongFields = refused?.wrong ?? [];
  const stillWrong = wrongFields.filter((field) => refused?.problems[field]);
  // The number is no longer true once a field is corrected.
  const isCounted = stillWrong.length > 1 && stillWrong.length === wrongFields.length;
  const announcement =
    state.status === "sending"
      ? state.valid && words.announced.sending
      : isCounted && words.announced.problems(stillWrong.length);
  /** Set if the server refused a native form post (not sent by JavaScript). */
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
      {/* First in the form: React can't insert the conditional elements before an input that an extension has wrapped. */}
      <input type="hidden" name="apikey" value={backend.anonKey} />
      {refused?.notice && (
        <RefusedNotice {...refused.notice} hasField={posted?.field !== undefined} />
      )}
      {wrongFields.length > 1 && <ProblemSummary fields={wrongFields} stillWrong={stillWrong} />}
      {announcement && (
        // With a key, a new text waits for its delay: "sending" isn't announced if an error follows at once.
        <Announced
          key={announcement}
          className="visually-hidden"
          aria-live="polite"
          brief={announcement}
        >
          {announcement}
        </Announced>
      )}
      {/* One for each field, so that the text is announced again for another field, but not when one is corrected. */}
      {Object.keys(counts).map((field) => (
        <Announced key={field} className="visually-hidden" aria-live="polite" brief={field}>
          {words.announced.tooLong}
        </Announced>
      ))}
      {contactFields.map((field) => (
        <Field
          key={field}
          {...controls[field]}
          id={idOf(field)}
          name={field}
          label={words.labels[field]}
          problem={refused?.problems[field]}
          count={counts[field]}
          defaultValue={posted?.draft[field]}
          required
          readOnly={sending}
          // After a refused form post: without JavaScript, only `autofocus` can focus the invalid field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field === posted?.field}
        />
      ))}
      <Honeypot />
      {state.status === "sent" && <SentNotice protocol={state.protocol} />}
      <Button
        type="submit"
        className="contact-form-submit"
        arrow
        aria-disabled={sending || undefined}
      >
        {/* In its own element, so that React can still replace the text after a browser has translated the page. */}
        <span>{sending ? words.sending : words.submit}</span>
      </Button>
    </form>
  );
}

interface RefusedNoticeProps {
  title: string;
  message: string;
  /** Whether a field takes the focus instead of the notice. */
  hasField: boolean;
}

/** Renders the reason why the server refused a form post. */
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

interface ProblemSummaryProps {
  /** The fields that had problems. */
  fields: readonly ContactField[];
  /** Those that the visitor hasn't corrected yet. */
  stillWrong: readonly ContactField[];
}

/** Renders links to the fields that had problems, the corrected ones crossed out. */
function ProblemSummary({ fields, stillWrong }: ProblemSummaryProps) {
  return (
    <div className="contact-form-notice contact-form-refused">
      <p className="contact-form-notice-title">{words.problems(stillWrong.length)}</p>
      <ul className="contact-form-problems">
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>
              {stillWrong.includes(field) ? (
                words.labels[field]
              ) : (
                <>
                  <s>{words.labels[field]}</s>
                  <span className="visually-hidden">{words.announced.corrected}</span>
                </>
              )}
            </a>
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

function SentNotice({ protocol }: { protocol: string | undefined }) {
  return (
    <div className="contact-form-notice contact-form-sent">
      <p className="contact-form-notice-title">{words.sent.title}</p>
      <p>{words.sent.text(protocol)}</p>
    </div>
  );
}
