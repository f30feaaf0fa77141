import { Lead } from "../shared/lead.ts";
import { type FieldProblems, fieldProblems } from "../ui/fieldProblems.ts";

export type LeadField = "name" | "email" | "phone";

export type LeadCheck =
  | { status: "complete"; lead: Lead }
  /** `missing` is the first empty field of name and e-mail. */
  | { status: "incomplete"; missing: LeadField }
  | { status: "wrong"; problems: FieldProblems };

/** Validates the lead form's fields. */
export function checkLead({ name, email, phone }: Record<LeadField, string>): LeadCheck {
  if (name.trim() === "") return { status: "incomplete", missing: "name" };
  if (email.trim() === "") return { status: "incomplete", missing: "email" };
  const { data, error } = Lead.safeParse({ name, email, phone: phone.trim() || undefined });
  return data
    ? { status: "complete", lead: data }
    : { status: "wrong", problems: fieldProblems(error.issues) };
}
