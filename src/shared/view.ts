import type { ContactDraft, ContactField } from "./fieldRules.ts";

/** Facts about the company and the service that depend on the configuration. */
export interface Site {
  /** Origin of the site, without a trailing slash. */
  url: string;
  contactEmail: string;
  /** Brazilian company registration number, formatted. */
  cnpj: string;
  /** Number of days between the delivery of a message or lead and its erasure. */
  retentionDays: number;
  /** Whether chat messages may be sent to a model's provider. */
  usesModel: boolean;
  /** Whether unanswered chat questions are stored for a limited time. */
  keepsQuestions: boolean;
  /** WhatsApp number of the company: digits with the country code, without `+`. */
  whatsapp?: string;
}

/** Backend whose functions the page calls. */
export interface Backend {
  /** Origin of an external backend; empty for the server that sent the page. */
  url: string;
  anonKey: string;
}

/**
 * State in which the server renders the contact form: `editing`, or the result of a native form post (not sent by
 * JavaScript).
 */
export type ContactView =
  | { status: "editing" | "sent" }
  | {
      status: "refused";
      /** Text that the visitor typed, to fill the form again; empty if the server didn't parse the body. */
      draft: ContactDraft;
      title: string;
      message: string;
      field?: ContactField;
    };

/** Data from which both the server and the browser render the page. */
export interface View {
  page: "home" | "notFound";
  site: Site;
  /** Year of the copyright line, in São Paulo's time zone. */
  year: number;
  backend: Backend;
  contact: ContactView;
}
