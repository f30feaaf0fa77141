import {
  answer,
  ask,
  confirmLead,
  leadFormPlace,
  newConversation,
  questionToRetry,
  showLeadForm,
} from "../../src/chat/conversation.ts";
import { fillLeadForm } from "../../src/chat/leadFields.ts";
import { undoErasing } from "../../src/chat/undoErasing.ts";
import { contents, edit, note, talked } from "../support/conversations.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };

describe("an erased conversation", () => {
  const erased = confirmLead(talked(1), ana, "ana-id");

  it("can be restored, lead included", () => {
    expect(undoErasing(erased, newConversation())).toEqual(erased);
  });

  it("is restored with its failed question", () => {
    const failed = ask(talked(1), "Quanto custa?");

    expect(questionToRetry(undoErasing(failed, newConversation()))).toBe("Quanto custa?");
  });

  it("is restored before the entries added since", () => {
    const since = ask(newConversation(), "E agora?");

    const whole = undoErasing(erased, since);

    expect(contents(whole)).toEqual([...contents(erased), "E agora?"]);
    expect(new Set(whole.entries.map(({ id }) => id)).size).toBe(whole.entries.length);
    expect(questionToRetry(whole)).toBe("E agora?");
    expect(whole.lead).toEqual(ana);
  });

  it("is restored with its lead form in place", () => {
    const asked = answer(talked(1), "Qual é o seu nome?");
    const since = answer(ask(newConversation(), "Oi"), "Olá! Qual é o seu e-mail?");

    expect(leadFormPlace(undoErasing(asked, newConversation()))).toBe(leadFormPlace(asked));
    const whole = undoErasing(asked, since);
    expect(leadFormPlace(whole)).toBe(whole.entries.at(-1)?.id);
  });

  it("is restored with the contact data typed since, which replace its own", () => {
    const typed = edit(showLeadForm(talked(1)), { name: "Ana", email: "ana@x.br" });
    const since = edit(showLeadForm(newConversation()), { email: "bia@x.br" });

    const whole = undoErasing(typed, since);

    expect(whole.leadFields).toEqual({ name: "Ana", email: "bia@x.br", phone: "" });
    expect(leadFormPlace(whole)).toBe(whole.entries.at(-1)?.id);
    expect(undoErasing(talked(1), since)).toMatchObject({
      leadForm: "shown",
      leadFields: since.leadFields,
    });
  });

  it("is restored with its typed contact data if those since are copied from the contact form", () => {
    const typed = edit(showLeadForm(talked(1)), { email: "ana@x.br" });
    const since = fillLeadForm(showLeadForm(newConversation()), { name: "Bia", email: "bia@x.br" });

    expect(undoErasing(typed, since).leadFields).toEqual({
      name: "Bia",
      email: "ana@x.br",
      phone: "",
    });
  });

  it("isn't restored with another person's contact data beside those written since", () => {
    const typed = edit(showLeadForm(talked(1)), { name: "Ana", phone: "11 90000-3333" });
    const carla = { name: "Carla Dias", email: "carla@x.br" };
    const since = answer(note(newConversation(), carla), "Confirme no formulário.");

    expect(undoErasing(typed, since).leadFields).toEqual({ ...carla, phone: "" });
  });

  it("is restored with a correction of its lead written since", () => {
    const phone = "11 90000-3333";
    const asked = note(ask(newConversation(), `Meu número é ${phone}`), { phone });

    expect(undoErasing(erased, answer(asked, "Certo"))).toMatchObject({
      lead: ana,
      leadForm: "shown",
      leadFields: { ...ana, phone },
    });
    expect(answer(undoErasing(erased, asked), "Certo")).toMatchObject({
      leadForm: "shown",
      leadFields: { ...ana, phone },
    });
  });

  it("is restored with its own pending correction, above the entries added since", () => {
    const phone = "11 90000-3333";
    const asked = note(ask(erased, `Meu número é ${phone}`), { phone });
    const since = answer(ask(newConversation(), "Oi"), "Olá!");
    const shown = answer(asked, "Certo");

    const whole = undoErasing(shown, since);

    expect(whole.leadFields).toEqual({ ...ana, phone });
    expect(leadFormPlace(whole)).toBe(leadFormPlace(shown));
    expect(leadFormPlace(undoErasing(asked, since))).toBe(asked.entries.at(-1)?.id);
  });

  it("is restored without a form that asked for its lead again", () => {
    const since = answer(ask(newConversation(), "Oi"), "Qual é o seu nome?");

    expect(undoErasing(erased, since).leadForm).toBe("hidden");
  });

  it("is restored with a lead confirmed since", () => {
    const bia = { name: "Bia", email: "bia@x.br" };

    expect(undoErasing(erased, confirmLead(newConversation(), bia, "bia-id"))).toMatchObject({
      lead: bia,
      leadId: "bia-id",
    });
  });
});
