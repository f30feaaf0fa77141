import { Lead } from "../shared/lead.ts";
import { type FieldProblems, fieldProblems } from "../ui/fieldProblems.ts";

export type LeadField = "name" | "email" | "phone";

export type LeadCheck =
  | { status: "complete"; lead: Lead }
  | { status: "incomplete"; missing: "name" | "email" }
  | { status: "wrong"; problems: FieldProblems };

/** Reports a missing name or e-mail before any invalid field. */
export function checkLead({ name, email, phone }: Record<LeadField, string>): LeadCheck {
  if (name.trim() === "") return { status: "incomplete", missing: "name" };
  if (email.trim() === "") return { status: "incomplete", missing: "email" };
  const { data, error } = Lead.safeParse({ name, email, phone: phone.trim() || undefined });
  return data
    ? { status: "complete", lead: data }
    : { status: "wrong", problems: fieldProblems(error.issues) };
}
