import { fieldRules } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/lead.ts";
import { type FieldProblems, fieldProblems } from "../ui/fieldProblems.ts";

export type LeadField = "name" | "email" | "phone";

export type LeadCheck =
  | { status: "complete"; lead: Lead }
  /** `incomplete`: the name or the e-mail is missing. */
  | { status: "incomplete" | "wrong"; problems: FieldProblems };

/** Validates the lead form's fields. A blank phone counts as missing, which is allowed. */
export function checkLead(fields: Record<LeadField, string>): LeadCheck {
  const { name, email, phone } = fieldRules;
  const problems = fieldProblems({ name, email, phone }, fields);
  const lead = {
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: fields.phone.trim() || undefined,
  };
  if (Object.keys(problems).length === 0) return { status: "complete", lead };
  return { status: lead.name && lead.email ? "wrong" : "incomplete", problems };
}

/** Returns whether `value` is a valid lead, like the schema `Lead`. */
export function isLead(value: unknown): value is Lead {
  const { name, email, phone = "" } = Object(value) as Record<LeadField, unknown>;
  const isText = [name, email, phone].every((field) => typeof field === "string");
  return (
    isText && checkLead({ name, email, phone } as Record<LeadField, string>).status === "complete"
  );
}
