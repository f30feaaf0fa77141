import type { ContactDraft, ContactField } from "./contact.ts";

/** What the company says of itself that depends on where the site runs. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  contactEmail: string;
  /** Brazilian company registration, formatted. */
  cnpj: string;
  /** After how many days contact data is erased. */
  retentionDays: number;
  /** Whether chat messages are also sent to a model's provider. */
  usesModel: boolean;
  /** Whether chat questions that weren't answered are kept for a while. */
  keepsQuestions: boolean;
  /** The company's number for WhatsApp: digits with the country code, without `+`. */
  whatsapp?: string;
}

/** Where the page calls its functions. */
export interface Backend {
  /** Origin of a backend elsewhere; empty for the server that sent the page. */
  url: string;
  anonKey: string;
}

/** What a contact form posted without JavaScript ended in. */
export type ContactView =
  | { status: "editing" }
  | { status: "sent" }
  | {
      status: "refused";
      /** What the visitor typed, given back. */
      draft: ContactDraft;
      title: string;
      message: string;
      field?: ContactField;
    };

/** All that the server tells the page: the same value draws it there and hydrates it here. */
export interface View {
  page: "home" | "notFound";
  site: Site;
  /** Of the copyright line, in São Paulo. */
  year: number;
  backend: Backend;
  contact: ContactView;
}
