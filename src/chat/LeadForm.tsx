import { type SubmitEvent, useId, useState } from "react";
import type { Lead } from "../shared/lead.ts";
import { chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import { shieldFromDoublePress } from "../ui/shield.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type LeadField, checkLead } from "./checkLead.ts";
import type { LeadFields } from "./conversation.ts";

const controls = {
  name: { autoComplete: "name", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

const FIELDS = Object.keys(controls) as LeadField[];

interface LeadFormProps {
  fields: LeadFields;
  edit: (fields: Partial<LeadFields>) => void;
  confirm: (lead: Lead) => void;
  putOff: () => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

export function LeadForm({ fields, edit, confirm, putOff, announce }: LeadFormProps) {
  const promiseId = useId();
  const showToast = useToast("lead");
  const [problems, setProblems] = useState<FieldProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const check = checkLead(fields);

    if (check.status === "complete") return confirm(check.lead);
    const { problems: found } = check;
    setProblems(found);
    showToast(check.status === "incomplete" ? chatToasts.leadIncomplete : null);
    const wrong = FIELDS.find((field) => found[field]);
    if (!wrong) return;
    const field = form.elements.namedItem(wrong) as HTMLInputElement;
    // Screen readers read the problem when the field gets the focus, but not if the field already has the focus.
    if (document.activeElement === field) announce(found[wrong]!);
    field.focus();
    shieldFromDoublePress();
  }

  function change(field: LeadField, value: string) {
    edit({ [field]: value });
    setProblems((others) => ({ ...others, [field]: undefined }));
  }

  return (
    <form className="lead-form" noValidate onSubmit={submit}>
      <fieldset tabIndex={-1} aria-describedby={promiseId}>
        <legend>{words.title}</legend>
        <p className="lead-form-promise" id={promiseId}>
          {words.promise}
        </p>
        {FIELDS.map((field) => (
          <Field
            key={field}
            {...controls[field]}
            name={field}
            label={words.labels[field]}
            problem={problems[field]}
            value={fields[field]}
            onChange={({ currentTarget }) => change(field, currentTarget.value)}
          />
        ))}
        <div className="lead-form-actions">
          <Button type="submit">{words.confirm}</Button>
          <Button look="secondary" onClick={putOff}>
            {words.later}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
