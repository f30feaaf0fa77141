import {
  answer,
  apologize,
  ask,
  confirmLead,
  hideLeadForm,
  interrupt,
  leadFormPlace,
  markDelivered,
  newConversation,
  questionToRetry,
  restoreConversation,
  setDelayed,
  showLeadForm,
  stop,
  takeBack,
} from "../../src/chat/conversation.ts";
import { undoErasing } from "../../src/chat/undoErasing.ts";
import { asksForLead } from "../../src/shared/asksForLead.ts";
import { apology, chat, thanks } from "../../src/shared/content/chat.ts";
import { contents, talked } from "../support/conversations.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };
const sorry = apology("contato@nora.example");

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

  it("stays below the answer during which the lead was confirmed", () => {
    const asked = ask(newConversation(), "O que vocês fazem?");
    const confirmed = confirmLead(asked, ana, "ana-id");
    const before = contents(asked);

    const answered = answer(confirmed, "Sites.");
    expect(contents(answered)).toEqual([...before, "Sites.", thanks(ana.name)]);
    expect(answered.entries.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(contents(stop(confirmed, "Sit"))).toEqual([...before, "Sit", thanks(ana.name)]);
    expect(contents(apologize(interrupt(confirmed, "Sit"), sorry))).toEqual([
      ...before,
      "Sit",
      sorry,
      thanks(ana.name),
    ]);
    expect(contents(answer(ask(answered, "E mais?"), "Chatbots.")).slice(-3)).toEqual([
      thanks(ana.name),
      "E mais?",
      "Chatbots.",
    ]);
  });

  it("stays as it is in a conversation that an earlier version of the page stored", () => {
    const { leadId: _, ...stored } = confirmLead(newConversation(), ana, "ana-id");

    expect(contents(setDelayed(stored, true))).toEqual(contents(stored));
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
