import * as fc from "fast-check";
import { limit } from "../../server/config/limit.ts";
import { mailbox } from "../../server/config/mailbox.ts";

describe("a mailbox of the environment", () => {
  it("is one address that can receive mail, or refused", () => {
    const text = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.tuple(fc.string(), fc.emailAddress()).map(([name, address]) => `${name} <${address}>`),
      fc.array(fc.emailAddress(), { minLength: 2 }).map((list) => list.join(", ")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { success, data } = mailbox.safeParse(written);
        fc.pre(success);
        expect(data.address).toMatch(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/);
        expect(written).toContain(data.address);
      }),
    );
  });
});

describe("a limit of the environment", () => {
  it("has the written values, or is refused", () => {
    const number = fc.oneof(fc.nat(2e9), fc.nat(9), fc.integer(), fc.double());
    fc.assert(
      fc.property(number, number, (requests, seconds) => {
        const { success, data } = limit.safeParse(`${requests}/${seconds}`);
        fc.pre(success);
        expect(data).toEqual({ requests, seconds });
        expect(data?.requests).toBeGreaterThan(0);
        expect(data?.seconds).toBeGreaterThan(0);
      }),
    );
  });
});
