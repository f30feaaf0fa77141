import {
  type Conversation,
  answer,
  apologize,
  ask,
  confirmLead,
  leadFormPlace,
  newConversation,
  restoreConversation,
  showLeadForm,
  stop,
} from "../../src/chat/conversation.ts";
import { copyContact, fillLeadForm, noteContact } from "../../src/chat/leadFields.ts";
import { undoErasing } from "../../src/chat/undoErasing.ts";
import { edit, note, talked } from "../support/conversations.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };

describe("the contact form's data in the lead form", () => {
  const luz = { name: "Ana Luz", email: "ana@x.br", phone: "11 98765-4321" };
  const shown = showLeadForm(newConversation());

  it("are copied, and corrected as in the contact form", () => {
    const copied = copyContact(shown, luz, {})!;
    expect(copied.leadFields).toEqual(luz);
    const corrected = { ...luz, email: "ana.luz@x.br" };
    expect(copyContact(copied, corrected, luz)?.leadFields).toEqual(corrected);
  });

  it("complete data of the same person", () => {
    const noted = note(shown, { name: "ána", email: "Ana@x.br" });

    expect(copyContact(noted, luz, {})?.leadFields).toEqual({
      name: "ána",
      email: "Ana@x.br",
      phone: luz.phone,
    });
  });

  it.each([
    [{ owner: "same" as const, name: "Carla Dias", email: "carla@x.br" }],
    [{ owner: "same" as const, name: "Ana Reis", phone: "11 91111-2222" }],
    [{ owner: "same" as const, name: "Carla Dias" }],
    [{ owner: "other" as const, email: "carla@x.br" }],
    [{ owner: "other" as const, phone: "11 91111-2222" }],
  ])("aren't copied beside another person's: %j", (contact) => {
    expect(copyContact(noteContact(shown, contact), luz, {})).toBeNull();
  });

  it("aren't copied beside data that may be another person's, nor after later messages", () => {
    const noted = note(note(shown, { email: "carla@x.br" }, "other"), { name: "Carla Dias" });

    expect(copyContact(noted, { phone: luz.phone }, {})).toBeNull();
    expect(copyContact(note(noted, { email: "ana@x.br" }, "visitor"), luz, {})).not.toBeNull();
  });

  it("aren't copied again into a field that the visitor has emptied", () => {
    const emptied = edit(copyContact(shown, luz, {})!, { phone: "" });

    expect(copyContact(emptied, luz, {})?.leadFields.phone).toBe("");
  });
});

describe("contact data written into the chat", () => {
  it("replaces the whole form if they are another person's, unless the visitor has typed in it", () => {
    const carla = { name: "Carla Dias", email: "carla@x.br", phone: "11 98765-4321" };
    const shown = answer(note(newConversation(), carla), "Confirme no formulário.");

    const bia = { name: "Bia Reis", email: "bia@x.br" };
    expect(note(shown, bia).leadFields).toEqual({ ...bia, phone: "" });
    const renamed = { name: "Carla Dias Lima", email: "carla.lima@x.br" };
    expect(note(shown, renamed).leadFields).toEqual({ ...carla, ...renamed });
    const typed = { ...shown, leadFields: { ...shown.leadFields, phone: "11 91234-5678" } };
    expect(note(typed, bia).leadFields).toEqual(typed.leadFields);
    const unnamed = { name: "", email: "socia@x.br", phone: "" };
    const ofOther = note(shown, { email: unnamed.email }, "unknown");
    expect(ofOther.leadFields).toEqual(unnamed);
    expect(note(ofOther, { phone: carla.phone }).leadFields).toEqual({
      ...unnamed,
      phone: carla.phone,
    });
    expect(note(ofOther, { phone: carla.phone }, "visitor").leadFields).toEqual({
      name: "",
      email: "",
      phone: carla.phone,
    });
    const named = { name: "Ana Lima", phone: "11 91234-5678" };
    expect(note(ofOther, named).leadFields).toEqual({ ...named, email: "" });
  });

  it("replaces the whole form if they are of a person with the same first name", () => {
    const clara = { name: "Maria Clara Souza", email: "clara@x.br", phone: "11 98765-4321" };
    const eduarda = { name: "Maria Eduarda Reis", email: "duda@y.br" };

    expect(note(note(newConversation(), clara), eduarda).leadFields).toEqual({
      ...eduarda,
      phone: "",
    });
  });

  it("leaves the visitor's own in the form if a later message has another person's", () => {
    const own = { name: "Rute Lima", email: "rute@x.br", phone: "11 98888-1111" };
    const shown = answer(note(newConversation(), own, "visitor"), "Confirme no formulário.");

    const noted = note(shown, { name: "Lu", email: "lu@x.br" }, "other");

    expect(noted.leadFields).toEqual(own);
    expect(answer(noted, "Certo.").leadForm).toBe("shown");
    expect(note(shown, { email: "lu@x.br" }, "unknown").leadFields).toEqual({
      name: "",
      email: "lu@x.br",
      phone: "",
    });
  });

  it("corrects the visitor's name, with or without a confirmed lead", () => {
    const shown = answer(
      note(newConversation(), { name: "Davi", email: "davi@x.br" }, "visitor"),
      "Confirme no formulário.",
    );
    const correct = (conversation: Conversation) =>
      noteContact(conversation, { owner: "visitor", name: "David", corrects: true });
    const whole = { name: "David", email: "davi@x.br", phone: "" };
    expect(correct(shown).leadFields).toEqual(whole);
    expect(note(shown, { name: "David" }, "visitor").leadFields.name).toBe("Davi");

    const lead = { name: "Davi", email: "davi@x.br" };
    const confirmed = confirmLead(shown, lead, "id");
    expect(answer(correct(confirmed), "Confira.")).toMatchObject({
      leadForm: "shown",
      leadFields: whole,
    });
    expect(note(confirmed, { name: "Davi Reis" }, "same").leadForm).toBe("hidden");
  });

  it("doesn't replace another name by a name alone", () => {
    const luz = { name: "Ana Luz", email: "ana@x.br" };
    const shown = answer(note(newConversation(), luz), "Confirme no formulário.");

    expect(note(shown, { name: "Campo Grande" }).leadFields.name).toBe("Ana Luz");
    expect(note(shown, { name: "ana luz reis" }).leadFields.name).toBe("ana luz reis");
  });

  it("keeps a name for the e-mail that follows", () => {
    const named = answer(note(newConversation(), { name: "Zé Reis" }), "Certo");

    const shown = answer(note(named, { email: "ze@x.br" }), "Confirme no formulário.");

    expect(shown).toMatchObject({
      leadForm: "shown",
      leadFields: { name: "Zé Reis", email: "ze@x.br", phone: "" },
    });
  });

  it("fills in the lead form with the next answer", () => {
    const noted = note(ask(newConversation(), "sou a Ana, ana@x.br"), {
      name: "Ana",
      email: "ana@x.br",
    });

    expect(noted.leadForm).not.toBe("shown");
    expect(answer(noted, "Claro!")).toMatchObject({
      leadForm: "shown",
      leadFields: { name: "Ana", email: "ana@x.br", phone: "" },
    });
  });

  it("replaces values copied from the contact form", () => {
    const copied = fillLeadForm(showLeadForm(newConversation()), {
      name: "Ana",
      email: "bia@x.br",
    });

    expect(note(copied, { email: "ana@x.br" }).leadFields).toEqual({
      name: "Ana",
      email: "ana@x.br",
      phone: "",
    });
  });

  it("replaces an e-mail or phone typed into the form before, but not a longer name", () => {
    const typed = edit(showLeadForm(newConversation()), {
      name: "Ana Reis",
      email: "ana@gmial.com",
      phone: "11 98765-4321",
    });

    expect(note(typed, { name: "Ana", email: "ana@gmail.com" }, "visitor").leadFields).toEqual({
      name: "Ana Reis",
      email: "ana@gmail.com",
      phone: "11 98765-4321",
    });
  });

  it.each([
    ["stopped", (noted: Conversation) => stop(noted, "Cla")],
    ["failed", (noted: Conversation) => apologize(noted, "Desculpe.")],
  ])("shows the form if the answer is %s, too", (_outcome, end) => {
    const noted = note(showLeadForm(talked(1)), { email: "ana@x.br" });

    expect(end(noted)).toMatchObject({ leadForm: "shown", leadFields: { email: "ana@x.br" } });
    expect(leadFormPlace(end(noted))).toBe(end(noted).entries.at(-1)!.id);
  });

  it("fills in the form that is shown with a name, which doesn't show it", () => {
    const shown = showLeadForm(newConversation());

    expect(answer(note(shown, { name: "Ana" }), "Certo").leadFields.name).toBe("Ana");
    expect(answer(note(newConversation(), { name: "Ana" }), "Certo").leadForm).toBe("hidden");
  });

  describe("in a later message", () => {
    const wrong = { name: "Pedro", email: "pedro@gmial.com", phone: "11 90000-0001" };
    const right = { name: "Pedro Sá", email: "pedro@gmail.com", phone: "11 90000-0002" };
    const shown = answer(note(newConversation(), wrong), "Confirme no formulário.");

    it.each([[{ email: right.email }], [{ phone: right.phone }], [right]])(
      "replaces that of an earlier one: %j",
      (contact) => {
        const corrected = note(shown, contact);

        expect(corrected.leadFields).toEqual({ ...wrong, ...contact });
        expect(note(corrected, wrong).leadFields).toEqual(wrong);
      },
    );

    it("doesn't replace a name that the visitor has edited, but fills a field left empty", () => {
      const edited = edit(shown, { name: "Pedro Sá Lima", phone: "" });

      expect(note(edited, right).leadFields).toEqual({ ...right, name: "Pedro Sá Lima" });
    });

    it("replaces it after a reload too", () => {
      const reloaded = restoreConversation(JSON.parse(JSON.stringify(shown)));

      expect(note(reloaded!, right).leadFields).toEqual(right);
    });

    it("doesn't replace a name that an earlier version of the page stored, whose origin is unknown", () => {
      const { filledFields: _, ...stored } = shown;
      const reloaded = restoreConversation({ ...stored, leadFields: { ...wrong, phone: "" } });

      expect(note(reloaded!, right).leadFields).toEqual({ ...right, name: wrong.name });
    });

    it("still replaces only names from messages after an erasure is undone", () => {
      const undone = undoErasing(shown, edit(newConversation(), right));
      expect(note(undone, right).leadFields).toEqual(right);

      const typed = edit(showLeadForm(newConversation()), { name: "Pedro Sá Lima" });
      const since = note(newConversation(), { name: wrong.name, phone: wrong.phone });
      const whole = { ...right, name: "Pedro Sá Lima" };
      expect(note(undoErasing(typed, since), right).leadFields).toEqual(whole);
      const later = undoErasing(newConversation(), typed);
      expect(note(later, right).leadFields).toEqual(whole);
    });
  });

  describe("after a lead is confirmed", () => {
    const confirmed = confirmLead(
      newConversation(),
      { ...ana, phone: "(11) 98765-4321" },
      "ana-id",
    );

    it.each([
      [{ phone: "11 90000-3333" }, { ...ana, phone: "11 90000-3333" }],
      [
        { email: "ana@casa.com.br" },
        { ...ana, email: "ana@casa.com.br", phone: "(11) 98765-4321" },
      ],
    ])("shows the form with the lead's other data if they differ: %j", (contact, leadFields) => {
      const answered = answer(note(confirmed, contact), "Certo");

      expect(answered).toMatchObject({ leadForm: "shown", leadFields });
    });

    it("changes nothing if they are the lead's", () => {
      const same = { email: "Ana@Padaria.com.br", phone: "+55 11 98765 4321" };

      expect(note(confirmed, same)).toBe(confirmed);
    });

    it("replaces the values of an earlier message, even with the lead's", () => {
      const second = answer(note(confirmed, { email: "ana@casa.com.br" }), "Certo");
      const lead = { ...ana, phone: "(11) 98765-4321" };

      const third = note(second, { email: "ana@loja.com.br", phone: "11 90000-3333" });
      expect(third.leadFields).toEqual({
        ...ana,
        email: "ana@loja.com.br",
        phone: "11 90000-3333",
      });
      expect(note(second, { email: ana.email }).leadFields).toEqual(lead);
    });

    it("doesn't mix another person's with the lead's", () => {
      const caio = { name: "Caio", email: "caio@flores.com.br" };

      expect(note(confirmed, caio).leadFields).toEqual({ ...caio, phone: "" });
      const phone = "11 90000-3333";
      const ofOther = note(confirmed, { phone }, "other");
      expect(ofOther.leadFields).toEqual({ name: "", email: "", phone });
      const email = "marido@x.br";
      expect(note(ofOther, { email }).leadFields).toEqual({ name: "", email, phone });
      expect(undoErasing(confirmed, ofOther).leadFields).toEqual({ name: "", email: "", phone });
    });

    it("doesn't mix the visitor's with the lead of another person", () => {
      const carla = { name: "Carla Dias", email: "carla@x.br", phone: "" };
      const noted = note(newConversation(), carla, "other");
      const ofCarla = confirmLead(noted, carla, "carla-id");

      const phone = "11 90000-3333";
      expect(note(ofCarla, { phone }, "visitor").leadFields).toEqual({
        name: "",
        email: "",
        phone,
      });
      expect(note(ofCarla, { phone }).leadFields).toEqual({ ...carla, phone });
      const sameName = { name: "ana Conceição Sá", email: "ana@casa.com.br" };
      expect(note(confirmed, sameName).leadFields).toEqual({
        ...sameName,
        phone: "(11) 98765-4321",
      });
    });

    it("shows the form again with the erased conversation", () => {
      const shown = answer(note(confirmed, { phone: "11 90000-3333" }), "Certo");

      expect(undoErasing(shown, newConversation())).toMatchObject({
        leadForm: "shown",
        leadFields: { ...ana, phone: "11 90000-3333" },
      });
    });

    it("shows no form because an answer asks for contact data", () => {
      expect(answer(confirmed, "Qual é seu nome e seu e-mail?").leadForm).toBe("hidden");
    });
  });
});
