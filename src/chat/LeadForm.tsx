import { type SubmitEvent, type SyntheticEvent, useEffect, useState } from "react";
import { chatPrivacy, chatToasts, leadForm as words } from "../shared/content/chat.ts";
import { fieldProblems, fieldRules } from "../shared/fieldRules.ts";
import type { Site } from "../shared/view.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { useToast } from "../ui/Toasts.tsx";
import { personFields, readFields, useProblems } from "../ui/formFields.ts";
import { typedContact } from "../shared/typedContact.ts";
import { lastQuestion } from "./conversation.ts";
import type { Chat } from "./useChat.ts";

const FIELDS = ["name", "email", "phone"] as const;

export function LeadForm({ site, chat }: { site: Site; chat: Chat }) {
  const showToast = useToast("lead");
  const showContactToast = useToast("contact");
  useEffect(() => showContactToast(null), [showContactToast]);
  // What was typed before a reload; otherwise an e-mail address or a phone number in the message that brought the form.
  const [initial] = useState(() => {
    const { email, phone } = typedContact(lastQuestion(chat.conversation)?.content ?? "");
    const kept = chat.conversation.leadDraft;
    return { name: kept.name, email: kept.email || email, phone: kept.phone || phone };
  });
  const { problems, show, onInput } = useProblems(fieldRules, showToast);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const lead = readFields(form, FIELDS);
    const found = fieldProblems(fieldRules, lead);
    const isValid = Object.keys(found).length === 0;
    if (isValid) return chat.confirm({ ...lead, phone: lead.phone || undefined });
    show(form, found);
    showToast(lead.name && lead.email ? null : chatToasts.leadIncomplete);
  }

  function input(event: SyntheticEvent<HTMLFormElement>) {
    chat.draft({ leadDraft: readFields(event.currentTarget, FIELDS) });
    onInput(event);
  }

  return (
    <form className="lead-form" noValidate onSubmit={submit} onInput={input}>
      <fieldset aria-label={words.title}>
        <legend>{words.reason}</legend>
        {FIELDS.map((field) => (
          <Field
            key={field}
            {...personFields[field]}
            name={field}
            required={field !== "phone"}
            label={words.labels[field]}
            defaultValue={initial[field]}
            problem={problems[field]}
          />
        ))}
        <Button type="submit">{words.confirm}</Button>
        <div className="row note">
          <ChatPrivacy site={site} />
          <button type="button" className="target text-button" onClick={chat.decline}>
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
