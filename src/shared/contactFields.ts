/** Fields of the contact form, in order. In their own file, because the schema isn't part of the first load. */
export const contactFields = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Unvalidated text of the form's fields. */
export type ContactDraft = Record<ContactField, string>;
