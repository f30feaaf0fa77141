import { asksForLead } from "../../src/shared/asksForLead.ts";
import { ChatRequest, chatLimits } from "../../src/shared/chat.ts";
import { apology, chat, thanks } from "../../src/shared/content/chat.ts";
import {
  type Conversation,
  type LeadFields,
  answer,
  apologize,
  ask,
  confirmLead,
  copyContact,
  fillLeadForm,
  interrupt,
  leadFormPlace,
  leadRequestOf,
  markDelivered,
  newConversation,
  noteContact,
  hideLeadForm,
  questionToRetry,
  requestOf,
  restoreConversation,
  setDelayed,
  showLeadForm,
  stop,
  takeBack,
  undoErasing,
} from "../../src/chat/conversation.ts";
import { cutAt } from "../../src/shared/cutAt.ts";
import type { WrittenContact } from "../../src/shared/personIn.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };
const sorry = apology("contato@nora.example");

/** Notes contact data of a message whose words mention nobody, or of a given person. */
function note(
  conversation: Conversation,
  contact: Partial<LeadFields>,
  of: WrittenContact["of"] = "same",
): Conversation {
  return noteContact(conversation, { of, ...contact });
}

/** Returns a conversation with a number of questions and answers after the greeting. */
function talked(turns: number): Conversation {
  let conversation = newConversation();
  for (let turn = 1; turn <= turns; turn++) {
    conversation = answer(ask(conversation, `pergunta ${turn}`), `resposta ${turn}`);
  }
  return conversation;
}

/** Types values into the lead form's fields. */
function edit(conversation: Conversation, fields: Partial<LeadFields>): Conversation {
  return { ...conversation, leadFields: { ...conversation.leadFields, ...fields } };
}

function contents({ entries }: Conversation): string[] {
  return entries.map(({ content }) => content);
}

describe("a conversation", () => {
  it("begins with the greeting", () => {
    expect(newConversation().entries).toEqual([
      { id: 1, role: "assistant", content: chat.greeting },
    ]);
  });

  it("keeps its entries in order, each with its own id", () => {
    const { entries } = talked(2);

    expect(entries.map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it("keeps a stopped answer, marked, even without text", () => {
    const stopped = stop(ask(newConversation(), "Oi"), "Um site cus");

    expect(stopped.entries.at(-1)).toMatchObject({ content: "Um site cus", mark: "stopped" });
    expect(questionToRetry(stopped)).toBeNull();
    expect(stop(ask(newConversation(), "Oi"), "").entries.at(-1)).toMatchObject({
      mark: "stopped",
    });
  });

  it("keeps the text of an interrupted answer, marked, and apologizes", () => {
    const failed = apologize(interrupt(ask(newConversation(), "Oi"), "Um site"), sorry);

    expect(failed.entries.slice(-2)).toMatchObject([
      { content: "Um site", mark: "interrupted" },
      { content: sorry, mark: "apology" },
    ]);
  });

  it("adds nothing for an answer interrupted before its first word", () => {
    const asked = ask(newConversation(), "Oi");

    expect(interrupt(asked, "")).toEqual(asked);
  });
});

describe("trying again", () => {
  it("is offered only for a question without a whole answer", () => {
    const asked = ask(talked(1), "Quanto custa?");

    expect(questionToRetry(talked(1))).toBeNull();
    expect(questionToRetry(asked)).toBe("Quanto custa?");
    expect(questionToRetry(apologize(interrupt(asked, "Depende"), sorry))).toBe("Quanto custa?");
    expect(questionToRetry(answer(asked, "Depende"))).toBeNull();
  });

  it("removes only the question, the interrupted answer and the apology", () => {
    const failed = apologize(interrupt(ask(talked(1), "Quanto custa?"), "Depende"), sorry);

    expect(contents(takeBack(failed))).toEqual(contents(talked(1)));
    expect(contents(takeBack(confirmLead(failed, ana, "ana-id")))).toEqual([
      ...contents(talked(1)),
      thanks(ana.name),
    ]);
    expect(takeBack(talked(1))).toEqual(talked(1));
  });

  it("is offered only for the newest question", () => {
    const asked = ask(apologize(ask(newConversation(), "Primeira"), sorry), "Segunda");

    expect(questionToRetry(asked)).toBe("Segunda");
  });
});

describe("the lead form", () => {
  it.each([
    ["Qual é o seu nome?", true],
    ["Informe NOME COMPLETO e telefone.", true],
    ["Deixe Seu Email aqui", true],
    ["E o seu e-mail?", true],
    ["Qual é o nome da sua empresa?", false],
    ["Escreva um e-mail para nós.", false],
    ["", false],
  ])("is triggered by %j: %s", (reply, expected) => {
    expect(asksForLead(reply)).toBe(expected);
    expect(answer(newConversation(), reply).leadForm).toBe(expected ? "shown" : "hidden");
  });

  it("stays while the conversation goes on", () => {
    const shown = answer(newConversation(), "Qual é o seu nome?");

    expect(answer(ask(shown, "Por quê?"), "Para o orçamento.").leadForm).toBe("shown");
  });

  it("is placed below the answer that triggered it; later entries follow it", () => {
    const shown = answer(newConversation(), "Qual é o seu nome?");
    const place = leadFormPlace(shown);

    expect(place).toBe(shown.entries.at(-1)?.id);
    const onward = answer(ask(shown, "Por quê?"), "Para o orçamento.");
    expect(leadFormPlace(onward)).toBe(place);
    const askedAgain = answer(ask(onward, "Certo"), "Qual é o seu e-mail?");
    expect(leadFormPlace(askedAgain)).toBe(askedAgain.entries.at(-1)?.id);
    expect(leadFormPlace(showLeadForm(onward))).toBe(onward.entries.at(-1)?.id);
    expect(leadFormPlace(hideLeadForm(shown))).toBeNull();
  });

  it("stays below an answer that was streaming when the visitor opened it", () => {
    const answered = answer(showLeadForm(ask(newConversation(), "Oi")), "Olá!");

    expect(leadFormPlace(answered)).toBe(answered.entries.at(-1)?.id);
  });

  it("stays in the conversation when a retry removes the entry above it", () => {
    const failed = showLeadForm(apologize(ask(talked(1), "Quanto custa?"), sorry));

    const [entry] = takeBack(failed).entries.slice(-1);

    expect(leadFormPlace(takeBack(failed))).toBe(entry?.id);
  });

  it("disappears with the confirmation and never returns", () => {
    const confirmed = confirmLead(answer(newConversation(), "Qual é o seu nome?"), ana, "ana-id");

    expect(confirmed).toMatchObject({ leadForm: "hidden", lead: ana, leadDelivered: false });
    expect(confirmed.entries.at(-1)).toMatchObject({
      role: "assistant",
      content: expect.stringContaining("Ana Conceição") as string,
    });
    expect(answer(confirmed, "E o seu e-mail?").leadForm).toBe("hidden");
  });

  it("returns after a 'not now' if it is triggered again", () => {
    const later = hideLeadForm(answer(newConversation(), "Qual é o seu nome?"));

    expect(later.leadForm).toBe("hidden");
    expect(answer(later, "Seu e-mail?").leadForm).toBe("shown");
  });
});

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
    [{ of: "same" as const, name: "Carla Dias", email: "carla@x.br" }],
    [{ of: "same" as const, name: "Ana Reis", phone: "11 91111-2222" }],
    [{ of: "same" as const, name: "Carla Dias" }],
    [{ of: "other" as const, email: "carla@x.br" }],
    [{ of: "other" as const, phone: "11 91111-2222" }],
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
    const ofOther = note(shown, { email: unnamed.email }, "other");
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

describe("a confirmed lead that could not be sent", () => {
  const asked = ask(confirmLead(newConversation(), ana, "ana-id"), "E agora?");

  it("is said to be on its way until it is delivered", () => {
    const delayed = setDelayed(asked, true);
    expect(contents(delayed)).toEqual([chat.greeting, thanks(ana.name, true), "E agora?"]);

    const delivered = markDelivered(setDelayed(delayed, true), delayed.lead);

    expect(contents(delivered)).toEqual(contents(asked));
    expect(delivered.leadDelivered).toBe(true);
  });
});

describe("the thanks for a lead", () => {
  it("is the only entry reworded when the lead is delayed, whatever else has its text", () => {
    const quoted = answer(ask(newConversation(), thanks(ana.name)), thanks(ana.name));
    const erased = confirmLead(quoted, ana, "first-id");
    const again = undoErasing(erased, confirmLead(newConversation(), ana, "second-id"));

    expect(contents(setDelayed(again, true))).toEqual([
      ...contents(again).slice(0, -1),
      thanks(ana.name, true),
    ]);
  });

  it("stays as it is in a conversation that an earlier version of the page stored", () => {
    const { leadId: _, ...stored } = confirmLead(newConversation(), ana, "ana-id");

    expect(contents(setDelayed(stored, true))).toEqual(contents(stored));
  });
});

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

describe("the request to the service", () => {
  it("has the new message, the earlier entries, and no lead before one is confirmed", () => {
    expect(requestOf(talked(1), "E agora?")).toEqual({
      message: "E agora?",
      conversationHistory: [
        { role: "assistant", content: chat.greeting },
        { role: "user", content: "pergunta 1" },
        { role: "assistant", content: "resposta 1" },
      ],
      leadData: null,
    });
  });

  it("has the lead after its confirmation", () => {
    const confirmed = confirmLead(newConversation(), ana, "ana-id");

    expect(requestOf(confirmed, "Oi")).toMatchObject({ leadData: ana, leadId: "ana-id" });
    expect(requestOf(answer(ask(confirmed, "Oi"), "Olá"), "E então?").leadData).toEqual(ana);
  });

  it("has the newest 40 entries, with the greeting if it is among them", () => {
    const { conversationHistory: short } = requestOf(talked(19), "x");
    const { conversationHistory: long } = requestOf(talked(50), "x");

    expect(short).toHaveLength(39);
    expect(short[0]?.content).toBe(chat.greeting);
    expect(long).toHaveLength(40);
    expect(long[0]?.content).toBe("pergunta 31");
    expect(long.at(-1)?.content).toBe("resposta 50");
  });

  it("has the text of a stopped answer, and no empty entry", () => {
    const { conversationHistory } = requestOf(
      stop(ask(stop(ask(newConversation(), "a"), "até aqui"), "b"), ""),
      "c",
    );

    expect(conversationHistory.map(({ content }) => content)).toEqual([
      chat.greeting,
      "a",
      "até aqui",
      "b",
    ]);
  });

  it.each([
    ["long replies", "ã".repeat(9000)],
    ["characters of two code units", "👍".repeat(5000)],
    ["the same, shifted by one", `x${"👍".repeat(5000)}`],
    ["half characters", "\uD83D".repeat(5000)],
    ["blank replies", " \n"],
  ])("is within the service's limits even with %s", (_what, reply) => {
    let conversation = newConversation();
    for (let turn = 0; turn < 60; turn++) conversation = answer(ask(conversation, "?"), reply);

    expect(ChatRequest.safeParse(requestOf(conversation, "Oi")).success).toBe(true);
  });

  it("with only a lead has as much of the newest conversation as a request during unload may have", () => {
    let conversation = confirmLead(newConversation(), ana, "ana-id");
    for (let turn = 0; turn < 30; turn++) {
      conversation = answer(ask(conversation, "é".repeat(2000)), "ã".repeat(4000));
    }

    const request = leadRequestOf(conversation, 60_000);

    expect(request).toMatchObject({ message: "", leadData: ana });
    expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThanOrEqual(60_000);
    expect(request.conversationHistory.length).toBeGreaterThan(5);
    expect(request.conversationHistory.at(-1)?.content).toBe("ã".repeat(4000));
    expect(ChatRequest.safeParse(request).success).toBe(true);
  });
});

describe("cutting an entry", () => {
  it("counts UTF-16 code units and never splits a character", () => {
    expect(cutAt("abc", 3)).toBe("abc");
    expect(cutAt("abcd", 3)).toBe("abc");
    expect(cutAt("ab👍", 3)).toBe("ab");
    expect(cutAt("a👍b", 3)).toBe("a👍");
    expect(cutAt(`${"x".repeat(chatLimits.content - 1)}👍`, chatLimits.content)).toHaveLength(
      chatLimits.content - 1,
    );
  });
});

describe("a stored conversation", () => {
  it("is restored after a reload", () => {
    const kept = apologize(
      interrupt(ask(confirmLead(talked(2), ana, "ana-id"), "E?"), "Bem"),
      sorry,
    );

    expect(restoreConversation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    ["nothing", null],
    ["text", "oi"],
    ["another shape", { messages: [] }],
    ["no entries", { ...newConversation(), entries: [] }],
    ["an entry without a text", { ...newConversation(), entries: [{ id: 1 }] }],
    ["an empty entry", { ...newConversation(), entries: [null] }],
    ["a lead without an e-mail", { ...newConversation(), lead: { name: "Ana" } }],
  ])("is ignored if it is %s", (_what, stored) => {
    expect(restoreConversation(stored)).toBeNull();
  });
});
