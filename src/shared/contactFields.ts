/** Fields of the contact form, in order. Separate from contact.ts, so that the first page load excludes the schema. */
export const contactFields = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Unvalidated text of the form's fields. */
export type ContactDraft = Record<ContactField, string>;
