import { ChatRequest, chatLimits } from "../../src/shared/chat.ts";
import { apology, chat, thanks } from "../../src/shared/content/chat.ts";
import {
  type Conversation,
  answer,
  apologize,
  ask,
  asksForLead,
  confirmLead,
  fillLead,
  interrupt,
  leadFormPlace,
  leadRequestOf,
  newConversation,
  noteContact,
  putOffLead,
  questionToRetry,
  requestOf,
  restoreConversation,
  showLead,
  stop,
  takeBack,
  undoErasing,
} from "../../src/chat/conversation.ts";
import { cutAt } from "../../src/shared/cutAt.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };
const sorry = apology("contato@nora.example");

/** As many questions and answers after the greeting. */
function talked(turns: number): Conversation {
  let conversation = newConversation();
  for (let turn = 1; turn <= turns; turn++) {
    conversation = answer(ask(conversation, `pergunta ${turn}`), `resposta ${turn}`);
  }
  return conversation;
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

  it("keeps what was said in order, each entry with an id of its own", () => {
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

  it("keeps a stopped answer, marked, even one of no words", () => {
    const stopped = stop(ask(newConversation(), "Oi"), "Um site cus");

    expect(stopped.entries.at(-1)).toMatchObject({ content: "Um site cus", mark: "stopped" });
    expect(questionToRetry(stopped)).toBeNull();
    expect(stop(ask(newConversation(), "Oi"), "").entries.at(-1)).toMatchObject({
      mark: "stopped",
    });
  });

  it("keeps the words of an answer that broke off, marked, and apologizes", () => {
    const failed = apologize(interrupt(ask(newConversation(), "Oi"), "Um site"), sorry);

    expect(failed.entries.slice(-2)).toMatchObject([
      { content: "Um site", mark: "interrupted" },
      { content: sorry, mark: "apology" },
    ]);
  });

  it("adds nothing for an answer that broke off before its first word", () => {
    const asked = ask(newConversation(), "Oi");

    expect(interrupt(asked, "")).toEqual(asked);
  });
});

describe("trying again", () => {
  it("is offered for a question without a whole answer, and for no other", () => {
    const asked = ask(talked(1), "Quanto custa?");

    expect(questionToRetry(talked(1))).toBeNull();
    expect(questionToRetry(asked)).toBe("Quanto custa?");
    expect(questionToRetry(apologize(interrupt(asked, "Depende"), sorry))).toBe("Quanto custa?");
    expect(questionToRetry(answer(asked, "Depende"))).toBeNull();
  });

  it("takes back the question, the broken answer and the apology, and nothing before or beside them", () => {
    const failed = apologize(interrupt(ask(talked(1), "Quanto custa?"), "Depende"), sorry);

    expect(contents(takeBack(failed))).toEqual(contents(talked(1)));
    expect(contents(takeBack(confirmLead(failed, ana)))).toEqual([
      ...contents(talked(1)),
      thanks(ana.name),
    ]);
    expect(takeBack(talked(1))).toEqual(talked(1));
  });

  it("is for the newest question only", () => {
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
  ])("is asked for by %j: %s", (reply, expected) => {
    expect(asksForLead(reply)).toBe(expected);
    expect(answer(newConversation(), reply).leadForm).toBe(expected ? "shown" : "hidden");
  });

  it("stays while the conversation goes on", () => {
    const shown = answer(newConversation(), "Qual é o seu nome?");

    expect(answer(ask(shown, "Por quê?"), "Para o orçamento.").leadForm).toBe("shown");
  });

  it("has its place below the answer that asked for it, and the conversation goes on below it", () => {
    const shown = answer(newConversation(), "Qual é o seu nome?");
    const place = leadFormPlace(shown);

    expect(place).toBe(shown.entries.at(-1)?.id);
    const onward = answer(ask(shown, "Por quê?"), "Para o orçamento.");
    expect(leadFormPlace(onward)).toBe(place);
    const askedAgain = answer(ask(onward, "Certo"), "Qual é o seu e-mail?");
    expect(leadFormPlace(askedAgain)).toBe(askedAgain.entries.at(-1)?.id);
    expect(leadFormPlace(showLead(onward))).toBe(onward.entries.at(-1)?.id);
    expect(leadFormPlace(putOffLead(shown))).toBeNull();
  });

  it("stays below an answer that was being received when the visitor asked for it", () => {
    const answered = answer(showLead(ask(newConversation(), "Oi")), "Olá!");

    expect(leadFormPlace(answered)).toBe(answered.entries.at(-1)?.id);
  });

  it("stays in the conversation when a retry removes the entry above it", () => {
    const failed = showLead(apologize(ask(talked(1), "Quanto custa?"), sorry));

    const [entry] = takeBack(failed).entries.slice(-1);

    expect(leadFormPlace(takeBack(failed))).toBe(entry?.id);
  });

  it("goes with the confirmation and never comes back", () => {
    const confirmed = confirmLead(answer(newConversation(), "Qual é o seu nome?"), ana);

    expect(confirmed).toMatchObject({ leadForm: "hidden", lead: ana, leadDelivered: false });
    expect(confirmed.entries.at(-1)).toMatchObject({
      role: "assistant",
      content: expect.stringContaining("Ana Conceição") as string,
    });
    expect(answer(confirmed, "E o seu e-mail?").leadForm).toBe("hidden");
  });

  it("comes back after a 'not now' when it is asked for again", () => {
    const later = putOffLead(answer(newConversation(), "Qual é o seu nome?"));

    expect(later.leadForm).toBe("hidden");
    expect(answer(later, "Seu e-mail?").leadForm).toBe("shown");
  });
});

describe("contact data written into the chat", () => {
  it("comes up with the next answer, in the lead form", () => {
    const noted = noteContact(ask(newConversation(), "sou a Ana, ana@x.br"), {
      name: "Ana",
      email: "ana@x.br",
    });

    expect(noted.leadForm).not.toBe("shown");
    expect(answer(noted, "Claro!")).toMatchObject({
      leadForm: "shown",
      leadFields: { name: "Ana", email: "ana@x.br", phone: "" },
    });
  });

  it("replaces nothing that the visitor has typed into the form", () => {
    const typed = fillLead(showLead(newConversation()), { email: "bia@x.br" });

    expect(noteContact(typed, { email: "ana@x.br", phone: "11 98765-4321" }).leadFields).toEqual({
      name: "",
      email: "bia@x.br",
      phone: "11 98765-4321",
    });
  });

  it("changes nothing once a lead is confirmed", () => {
    const confirmed = confirmLead(newConversation(), ana);

    expect(answer(noteContact(confirmed, { email: "b@x.br" }), "Certo").leadForm).toBe("hidden");
  });
});

describe("an erased conversation", () => {
  const erased = confirmLead(talked(1), ana);

  it("comes back as it was, lead included", () => {
    expect(undoErasing(erased, newConversation())).toEqual(erased);
  });

  it("comes back with its failed question", () => {
    const failed = ask(talked(1), "Quanto custa?");

    expect(questionToRetry(undoErasing(failed, newConversation()))).toBe("Quanto custa?");
  });

  it("is followed by what was said since", () => {
    const since = ask(newConversation(), "E agora?");

    const whole = undoErasing(erased, since);

    expect(contents(whole)).toEqual([...contents(erased), "E agora?"]);
    expect(new Set(whole.entries.map(({ id }) => id)).size).toBe(whole.entries.length);
    expect(questionToRetry(whole)).toBe("E agora?");
    expect(whole.lead).toEqual(ana);
  });

  it("comes back with its lead form in its place", () => {
    const asked = answer(talked(1), "Qual é o seu nome?");
    const since = answer(ask(newConversation(), "Oi"), "Olá! Qual é o seu e-mail?");

    expect(leadFormPlace(undoErasing(asked, newConversation()))).toBe(leadFormPlace(asked));
    const whole = undoErasing(asked, since);
    expect(leadFormPlace(whole)).toBe(whole.entries.at(-1)?.id);
  });

  it("has the lead that was confirmed since", () => {
    const bia = { name: "Bia", email: "bia@x.br" };

    expect(undoErasing(erased, confirmLead(newConversation(), bia)).lead).toEqual(bia);
  });
});

describe("what the service is told", () => {
  it("is the new message, all that was said before it, and no lead before one is confirmed", () => {
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

  it("carries the lead from its confirmation on", () => {
    const confirmed = confirmLead(newConversation(), ana);

    expect(requestOf(confirmed, "Oi").leadData).toEqual(ana);
    expect(requestOf(answer(ask(confirmed, "Oi"), "Olá"), "E então?").leadData).toEqual(ana);
  });

  it("has the newest 40 entries, the greeting while it is among them", () => {
    const { conversationHistory: short } = requestOf(talked(19), "x");
    const { conversationHistory: long } = requestOf(talked(50), "x");

    expect(short).toHaveLength(39);
    expect(short[0]?.content).toBe(chat.greeting);
    expect(long).toHaveLength(40);
    expect(long[0]?.content).toBe("pergunta 31");
    expect(long.at(-1)?.content).toBe("resposta 50");
  });

  it("has a stopped answer's words, and no entry without words", () => {
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
  ])("is within what the service takes, even with %s", (_what, reply) => {
    let conversation = newConversation();
    for (let turn = 0; turn < 60; turn++) conversation = answer(ask(conversation, "?"), reply);

    expect(ChatRequest.safeParse(requestOf(conversation, "Oi")).success).toBe(true);
  });

  it("is a lead alone, with as much of the newest conversation as may outlive the page", () => {
    let conversation = confirmLead(newConversation(), ana);
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
  it("counts UTF-16 code units and never leaves half a character", () => {
    expect(cutAt("abc", 3)).toBe("abc");
    expect(cutAt("abcd", 3)).toBe("abc");
    expect(cutAt("ab👍", 3)).toBe("ab");
    expect(cutAt("a👍b", 3)).toBe("a👍");
    expect(cutAt(`${"x".repeat(chatLimits.content - 1)}👍`, chatLimits.content)).toHaveLength(
      chatLimits.content - 1,
    );
  });
});

describe("a conversation that was kept over a reload", () => {
  it("comes back as it was", () => {
    const kept = apologize(interrupt(ask(confirmLead(talked(2), ana), "E?"), "Bem"), sorry);

    expect(restoreConversation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    ["nothing", null],
    ["text", "oi"],
    ["another shape", { messages: [] }],
    ["no entries", { ...newConversation(), entries: [] }],
    ["a lead without an e-mail", { ...newConversation(), lead: { name: "Ana" } }],
  ])("is none when it is %s", (_what, stored) => {
    expect(restoreConversation(stored)).toBeNull();
  });
});
