import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { chatPrivacy, chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { type FieldProblems, cleanField, fieldProblems, fieldRules } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/chat.ts";
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
  site: Site;
  /** The message that brought the form: an e-mail address or a phone number in it is filled in. */
  message: string;
  confirm: (lead: Lead) => void;
  decline: () => void;
}

export function LeadForm({ site, message, confirm, decline }: LeadFormProps) {
  const showToast = useToast("lead");
  const [typed] = useState<Partial<Record<LeadField, string>>>(() => typedContact(message));
  const [problems, setProblems] = useState<FieldProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Read here: a field that the browser has filled in may not have told React.
    const data = new FormData(form);
    const textOf = (field: LeadField) => cleanField(field, data.get(field) as string);
    const lead = { name: textOf("name"), email: textOf("email"), phone: textOf("phone") };
    const found = problemsOf(lead);
    const wrong = FIELDS.find((field) => found[field]);
    if (!wrong) return confirm({ ...lead, phone: lead.phone || undefined });
    // Screen readers read the problem with the field that gets the focus.
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>(`[name=${wrong}]`)!.focus();
    showToast(lead.name && lead.email ? null : chatToasts.leadIncomplete);
  }

  return (
    <form className="lead-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>{words.title}</legend>
        {FIELDS.map((field) => (
          <Field
            key={field}
            {...controls[field]}
            name={field}
            label={words.labels[field]}
            defaultValue={typed[field]}
            problem={problems[field]}
            onChange={() => setProblems((others) => ({ ...others, [field]: undefined }))}
          />
        ))}
        <Button type="submit">{words.confirm}</Button>
        <div className="row note lead-form-end">
          <ChatPrivacy site={site} />
          <button type="button" className="target text-button" onClick={decline}>
            {words.later}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** Renders the chat's privacy note: one line, which opens the whole note. */
export function ChatPrivacy({ site }: { site: Site }) {
  const { contactEmail, retentionDays, keepsQuestions } = site;
  return (
    <details className="note">
      <summary className="target text-button">{chatPrivacy.summary}</summary>
      <p>
        {chatPrivacy.text(retentionDays, keepsQuestions)}{" "}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </details>
  );
}

function problemsOf(texts: Record<LeadField, string>): FieldProblems {
  const { name, email, phone } = fieldRules;
  const problems = fieldProblems({ name, email, phone }, texts);
  return texts.email ? problems : { ...problems, email: words.emailMissing };
}
