import { Lead } from "../shared/lead.ts";
import { type FieldProblems, fieldProblems } from "../ui/fieldProblems.ts";

export type LeadField = "name" | "email" | "phone";

export type LeadCheck =
  | { status: "complete"; lead: Lead }
  /** Name or e-mail is missing: the first of them that is. */
  | { status: "incomplete"; missing: LeadField }
  | { status: "wrong"; problems: FieldProblems };

/** Whether what a visitor typed into the lead form can be confirmed. */
export function checkLead({ name, email, phone }: Record<LeadField, string>): LeadCheck {
  if (name.trim() === "") return { status: "incomplete", missing: "name" };
  if (email.trim() === "") return { status: "incomplete", missing: "email" };
  const { data, error } = Lead.safeParse({ name, email, phone: phone.trim() || undefined });
  return data
    ? { status: "complete", lead: data }
    : { status: "wrong", problems: fieldProblems(error.issues) };
}
