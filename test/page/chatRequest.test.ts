import { answer, ask, confirmLead, newConversation, stop } from "../../src/chat/conversation.ts";
import { leadRequestOf, requestOf } from "../../src/chat/chatRequest.ts";
import { ChatRequest, chatLimits } from "../../src/shared/chat.ts";
import { chat } from "../../src/shared/content/chat.ts";
import { cutAt } from "../../src/shared/cutAt.ts";
import { talked } from "../support/conversations.ts";

const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };

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
