import { dialableNumber } from "../../server/mail/mailContents.ts";

const MOBILE = { dial: "+5511987654321", whatsApp: "5511987654321" };
const LANDLINE = { dial: "+551133334444" };

describe("phone numbers in a phone field", () => {
  it.each([
    ["(11) 98765-4321", MOBILE],
    ["11987654321", MOBILE],
    ["11 9 8765-4321", MOBILE],
    ["11.98765.4321", MOBILE],
    ["11/98765-4321", MOBILE],
    ["+55 11 98765-4321", MOBILE],
    ["+55 (11) 98765 4321", MOBILE],
    ["5511987654321", MOBILE],
    ["+55 011 98765-4321", MOBILE],
    ["0055 11 98765-4321", MOBILE],
    ["011 98765-4321", MOBILE],
    ["0 15 11 98765-4321", MOBILE],
    ["01511987654321", MOBILE],
    ["0xx11 98765-4321", MOBILE],
    ["(0XX11)98765-4321", MOBILE],
    ["90 15 11987654321", MOBILE],
    ["zap: 11 98765-4321", MOBILE],
    ["11 98765-4321 (Ana)", MOBILE],
    ["015 99812-3456", { dial: "+5515998123456", whatsApp: "5515998123456" }],
    ["55 99812-3456", { dial: "+5555998123456", whatsApp: "5555998123456" }],
    ["(11) 3333-4444", LANDLINE],
    ["1133334444", LANDLINE],
    ["0**11 3333-4444", LANDLINE],
    ["1133334444 ramal 12", LANDLINE],
    ["11 3333-4444 r.12", LANDLINE],
    ["11 3333-4444 x12", LANDLINE],
    ["0800 123 4567", { dial: "+558001234567" }],
    ["11 3333-4444/4445", LANDLINE],
    ["+351 912 345 678", { dial: "+351912345678" }],
    ["00351912345678", { dial: "+351912345678" }],
    ["+1 (415) 555-2671", { dial: "+14155552671" }],
  ])("are recognised in %s", async (typed, expected) => {
    expect(await dialableNumber(typed)).toEqual(expected);
  });

  it.each([
    ["no area code", "98765-4321"],
    ["no area code, as once", "3333-4444"],
    ["a digit is missing", "11 98765-432"],
    ["a mobile of before 2016, with eight digits", "11 8765-4321"],
    ["no such area code", "20 98765-4321"],
    ["a country code without its plus", "351 912 345 678"],
    ["an emergency number", "190"],
    ["words", "não tenho"],
    ["nothing", ""],
  ])("are not guessed: %s", async (_why, typed) => {
    expect(await dialableNumber(typed)).toBeUndefined();
  });
});
