import { type SubmitEvent, useState } from "react";
import { chatPrivacy, chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { fieldProblems, fieldRules } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/chat.ts";
import type { Site } from "../shared/view.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { useToast } from "../ui/Toasts.tsx";
import { personFields, readFields, useProblems } from "../ui/formFields.ts";
import { typedContact } from "../shared/typedContact.ts";

const FIELDS = ["name", "email", "phone"] as const;

interface LeadFormProps {
  site: Site;
  /** The message that brought the form: an e-mail address or a phone number in it is filled in. */
  message: string;
  confirm: (lead: Lead) => void;
  decline: () => void;
}

export function LeadForm({ site, message, confirm, decline }: LeadFormProps) {
  const showToast = useToast("lead");
  const [typed] = useState<Partial<Record<string, string>>>(() => typedContact(message));
  const { problems, show, onInput } = useProblems(fieldRules, showToast);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const lead = readFields(form, FIELDS);
    const found = fieldProblems(fieldRules, lead);
    const isValid = Object.keys(found).length === 0;
    if (isValid) return confirm({ ...lead, phone: lead.phone || undefined });
    show(form, found);
    showToast(lead.name && lead.email ? null : chatToasts.leadIncomplete);
  }

  return (
    <form className="lead-form" noValidate onSubmit={submit} onInput={onInput}>
      <fieldset>
        <legend>{words.title}</legend>
        {FIELDS.map((field) => (
          <Field
            key={field}
            {...personFields[field]}
            name={field}
            required={field !== "phone"}
            label={words.labels[field]}
            defaultValue={typed[field]}
            problem={problems[field]}
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
