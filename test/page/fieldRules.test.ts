import * as fc from "fast-check";
import { checkContact } from "../../src/contact/checkContact.ts";
import { Contact, contactLimits } from "../../src/shared/contact.ts";

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
});
