import { messagesCsv } from "../../server/mail/messagesCsv.ts";
import { aMail } from "../support/aMail.ts";

/** Returns the field `message` of an exported message, as written to the file. */
function exported(message: string): string {
  const mail = aMail({ content: { name: "Ana", email: "ana@exemplo.com.br", phone: "", message } });
  const { id, kind, acceptedAt, replyTo } = mail;
  const entry = { id, kind, acceptedAt, destination: "mail", state: "waiting" } as const;
  const rest = { dueAt: null, finishedAt: null, failures: 0, lastError: null };
  const csv = messagesCsv([{ ...entry, ...rest, mail }]);
  return csv.slice(
    csv.indexOf(`${replyTo.address},,`) + replyTo.address.length + 2,
    -",\r\n".length,
  );
}

describe("a field of the CSV", () => {
  it.each([
    ["Olá", "Olá"],
    ["um, dois", '"um, dois"'],
    ['diz "oi"', '"diz ""oi"""'],
    ["linha\noutra", '"linha\noutra"'],
    ["100% - pronto", "100% - pronto"],
  ])("contains the message: %j", (message, field) => {
    expect(exported(message)).toBe(field);
  });

  it.each([
    ["=1+1", `"'=1+1"`],
    ["+55 11", `"'+55 11"`],
    ["-2+3", `"'-2+3"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r'=1"`],
    ["  =1+1", `"'  =1+1"`],
    ['"=1+1', `"'""=1+1"`],
    ["'=1+1", `"''=1+1"`],
    ["＝1+1", `"'＝1+1"`],
    // A spreadsheet that separates by semicolons ignores our quotes.
    ["oi;=1+1", `"oi;'=1+1"`],
    ["oi\n=1+1", `"oi\n'=1+1"`],
  ])("is no formula in a spreadsheet: %j", (message, field) => {
    expect(exported(message)).toBe(field);
  });
});
