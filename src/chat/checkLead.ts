import { Lead } from "../shared/lead.ts";
import { type FieldProblems, fieldProblems } from "../ui/fieldProblems.ts";

export type LeadField = "name" | "email" | "phone";

export type LeadCheck =
  | { status: "complete"; lead: Lead }
  /** `incomplete`: the name or the e-mail is missing. */
  | { status: "incomplete" | "wrong"; problems: FieldProblems };

/** Validates the lead form's fields. A blank phone counts as missing, which is allowed. */
export function checkLead({ name, email, phone }: Record<LeadField, string>): LeadCheck {
  const { data, error } = Lead.safeParse({ name, email, phone: phone.trim() || undefined });
  if (data) return { status: "complete", lead: data };
  const isIncomplete = !name.trim() || !email.trim();
  return {
    status: isIncomplete ? "incomplete" : "wrong",
    problems: fieldProblems(error.issues),
  };
}
