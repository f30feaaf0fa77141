import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { chatPrivacy, chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { type FieldProblems, cleanField, fieldProblems, fieldRules } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/lead.ts";
import type { Site } from "../shared/view.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { useToast } from "../ui/Toasts.tsx";
import { typedContact } from "./typedContact.ts";

const controls = {
  name: { autoComplete: "name", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

type LeadField = keyof typeof controls;

const FIELDS = Object.keys(controls) as LeadField[];

interface LeadFormProps {
  form: RefObject<HTMLFormElement | null>;
  site: Site;
  /** The visitor's last message: an e-mail address or a phone number in it is filled in. */
  message: string;
  confirm: (lead: Lead) => void;
  putOff: () => void;
}

export function LeadForm({ form, site, message, confirm, putOff }: LeadFormProps) {
  const showToast = useToast("lead");
  const [problems, setProblems] = useState<FieldProblems>({});
  const wrong = useRef<HTMLInputElement | null>(null);

  useEffect(() => {
    for (const [field, text] of Object.entries(typedContact(message))) {
      const control = controlOf(form.current!, field);
      if (!control.value) control.value = text;
    }
  }, [form, message]);

  // After the render that describes the field by its problem, which screen readers then read.
  useEffect(() => {
    wrong.current?.focus();
    wrong.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the render is what matters
  }, [problems]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Read here: a field that the browser has filled in may not have told React.
    const texts = Object.fromEntries(
      FIELDS.map((field) => [field, cleanField(field, controlOf(element, field).value)]),
    ) as Record<LeadField, string>;
    const { name, email, phone } = texts;
    const found = problemsOf(texts);
    const first = FIELDS.find((field) => found[field]);
    if (!first) return confirm({ name, email, phone: phone || undefined });
    wrong.current = controlOf(element, first);
    setProblems(found);
    showToast(name && email ? null : chatToasts.leadIncomplete);
  }

  return (
    <form ref={form} className="lead-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>{words.title}</legend>
        {FIELDS.map((field) => (
          <Field
            key={field}
            {...controls[field]}
            name={field}
            label={words.labels[field]}
            problem={problems[field]}
            onChange={() => setProblems((others) => ({ ...others, [field]: undefined }))}
          />
        ))}
        <Button type="submit">{words.confirm}</Button>
        <div className="lead-form-end">
          <ChatPrivacy site={site} />
          <button type="button" onClick={putOff}>
            {words.later}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** Renders the chat's privacy note: one line, which opens the whole note. */
export function ChatPrivacy({ site: { contactEmail, retentionDays } }: { site: Site }) {
  return (
    <details className="chat-note">
      <summary>{chatPrivacy.summary}</summary>
      <p>
        {chatPrivacy.text(retentionDays)} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </details>
  );
}

function controlOf(form: HTMLFormElement, field: string): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement;
}

function problemsOf(texts: Record<LeadField, string>): FieldProblems {
  const { name, email, phone } = fieldRules;
  const problems = fieldProblems({ name, email, phone }, texts);
  return texts.email ? problems : { ...problems, email: words.emailMissing };
}
