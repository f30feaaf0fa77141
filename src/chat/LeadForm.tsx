import { type SubmitEvent, useState } from "react";
import type { Lead } from "../shared/chat.ts";
import { chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { readDraft } from "../tab/contactDraft.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type LeadField, checkLead } from "./checkLead.ts";

const FIELDS = ["name", "email", "phone"] as const satisfies readonly LeadField[];

const controls = {
  name: { type: "text", autoComplete: "name", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

interface LeadFormProps {
  confirm: (lead: Lead) => void;
  putOff: () => void;
}

/** Contact data that the visitor may leave; what the contact form already holds is filled in. */
export function LeadForm({ confirm, putOff }: LeadFormProps) {
  const showToast = useToast("lead");
  const [known] = useState(() => readDraft().draft);
  const [problems, setProblems] = useState<FieldProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const [name = "", email = "", phone = ""] = FIELDS.map((field) => fieldOf(form, field).value);
    const check = checkLead({ name, email, phone });

    switch (check.status) {
      case "complete":
        return confirm(check.lead);
      case "incomplete":
        setProblems({});
        showToast(chatToasts.leadIncomplete);
        return fieldOf(form, check.missing).focus();
      case "wrong": {
        setProblems(check.problems);
        showToast(null);
        const wrong = FIELDS.find((field) => check.problems[field]);
        return wrong && fieldOf(form, wrong).focus();
      }
    }
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
            problem={problems[field]}
            defaultValue={known[field]}
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

function fieldOf(form: HTMLFormElement, field: LeadField) {
  return form.elements.namedItem(field) as HTMLInputElement;
}
