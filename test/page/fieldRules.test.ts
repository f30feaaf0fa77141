import * as fc from "fast-check";
import { checkLead, isLead } from "../../src/chat/checkLead.ts";
import { checkContact } from "../../src/contact/checkContact.ts";
import { Contact, contactLimits } from "../../src/shared/contact.ts";
import { Lead } from "../../src/shared/lead.ts";

/** Texts near the rules' limits: blank, padded, with control characters, and of any length up to 1,002. */
const text = fc.oneof(
  fc.constantFrom("", " ", " Ana ", "ana@padaria.com.br", "ana@", "A\0na", "A\u0007na", "\n"),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...Object.values(contactLimits)), fc.constantFrom(-1, 0, 1, 2))
    .map(([limit, more]) => "x".repeat(limit + more)),
  fc.integer({ min: 240, max: 250 }).map((length) => `${"a".repeat(length)}@b.com.br`),
);

/** Returns the first message of each field. */
function firstMessages({ error }: ReturnType<typeof Contact.safeParse | typeof Lead.safeParse>) {
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

describe("the page's validation", () => {
  it("gives the contact schema's messages", () => {
    fc.assert(
      fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (draft) => {
        expect(checkContact(draft)).toEqual(firstMessages(Contact.safeParse(draft)));
      }),
      { numRuns: 500 },
    );
  });

  it("gives the lead schema's data and messages", () => {
    fc.assert(
      fc.property(fc.record({ name: text, email: text, phone: text }), (fields) => {
        const { name, email, phone } = fields;
        const parsed = Lead.safeParse({ name, email, phone: phone.trim() || undefined });

        const { lead, problems } = { lead: undefined, problems: {}, ...checkLead(fields) };

        expect({ lead, problems }).toEqual({ lead: parsed.data, problems: firstMessages(parsed) });
      }),
      { numRuns: 500 },
    );
  });

  it("takes the same stored values for leads as the schema", () => {
    const value = fc.oneof(text, fc.constantFrom(null, undefined, 7, {}, ["a@b.co"]));
    const stored = fc.oneof(
      value,
      fc.record({ name: value, email: value, phone: value }, { requiredKeys: [] }),
    );

    fc.assert(
      fc.property(stored, (one) => {
        expect(isLead(one)).toBe(Lead.safeParse(one).success);
      }),
      { numRuns: 1000 },
    );
  });
});
