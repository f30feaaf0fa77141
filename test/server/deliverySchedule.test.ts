import { nextAttempt } from "../../server/mail/nextAttempt.ts";
import { classifySmtpError } from "../../server/mail/smtpFailure.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("the next attempt", () => {
  it.each([
    { failures: 1, longest: 10 * SECOND },
    { failures: 2, longest: 20 * SECOND },
    { failures: 5, longest: 160 * SECOND },
    { failures: 9, longest: 2560 * SECOND },
    { failures: 10, longest: HOUR },
    { failures: 2000, longest: HOUR },
  ])(
    "after $failures failures comes within $longest ms, and not before ¾ of it",
    ({ failures, longest }) => {
      expect(nextAttempt(failures, () => 0)).toBe(longest);
      expect(nextAttempt(failures, () => 0.999_999)).toBeGreaterThanOrEqual(longest * 0.75);
      expect(nextAttempt(failures)).toBeLessThanOrEqual(longest);
    },
  );
});

describe("the kind of a failed delivery", () => {
  it.each([
    ["connection refused", { code: "ESOCKET" }, "unreachable"],
    ["no address found", { code: "EDNS" }, "unreachable"],
    ["silence", { code: "ETIMEDOUT" }, "unreachable"],
    ["a certificate that isn't trusted", { code: "ETLS" }, "insecure"],
    ["closed in the middle", { code: "ECONNECTION" }, "unreachable"],
    ["a greeting that sends us away", { code: "EPROTOCOL", responseCode: 554 }, "unreachable"],
    ["try later, at the recipient", { code: "EENVELOPE", responseCode: 450 }, "transient"],
    ["try later, after the content", { code: "EMESSAGE", responseCode: 451 }, "transient"],
    ["no disk for the Maildir", { code: "ENOSPC" }, "unreachable"],
    ["no such mailbox", { code: "EENVELOPE", responseCode: 550 }, "permanent"],
    ["content not wanted", { code: "EMESSAGE", responseCode: 554 }, "permanent"],
    ["too large, as the server announced", { code: "EMESSAGE" }, "permanent"],
    ["an address nodemailer won't send", { code: "EENVELOPE" }, "permanent"],
    ["wrong password", { code: "EAUTH", responseCode: 535 }, "login"],
    ["login service away", { code: "EAUTH", responseCode: 454 }, "login"],
    ["no password given", { code: "EAUTH" }, "login"],
    ["login demanded at the sender", { code: "EENVELOPE", responseCode: 530 }, "login"],
  ])("%s: %j is %s", (_name, codes, expected) => {
    expect(classifySmtpError(Object.assign(new Error("550 ana@exemplo.com.br"), codes))).toBe(
      expected,
    );
  });

  it("doesn't concern the mail if a value other than an error was thrown", () => {
    expect(classifySmtpError("550")).toBe("unreachable");
  });
});
