import {
  type Action,
  type Conversation,
  newConversation,
  reduce,
  requestOf,
  restoreConversation,
  suggestionsOf,
} from "../../src/chat/conversation.ts";
import { chat, leaveContact, thanks } from "../../src/shared/content/chat.ts";

const ana = { name: "Ana", email: "ana@padaria.com.br" };
const confirmed: Action = { type: "confirmed", lead: ana, leadId: "0123456789abcdef" };
const asked = (message: string): Action => ({ type: "asked", message });
const answered = (reply: string, suggestions: string[] = []): Action => ({
  type: "answered",
  reply,
  suggestions,
});
const failed: Action = { type: "failed", apology: "Desculpe" };

function after(...actions: Action[]): Conversation {
  return actions.reduce(reduce, newConversation());
}

const textsOf = ({ entries }: Conversation) => entries.slice(1).map(({ content }) => content);
const hasForm = (conversation: Conversation) => conversation.formAfter !== null;

describe("the lead form", () => {
  it.each(["Qual é o seu nome?", "seu email", "SEU E-MAIL", "nome completo"])(
    "appears with the answer %j",
    (reply) => {
      expect(hasForm(after(asked("oi"), answered(reply)))).toBe(true);
    },
  );

  it("stays away from other answers, and once a lead is confirmed", () => {
    expect(hasForm(after(asked("oi"), answered("Fazemos sites.")))).toBe(false);
    expect(hasForm(after(confirmed, asked("oi"), answered("seu nome?")))).toBe(false);
  });

  it("stays away after 'Agora não', unless the message asks for it or has an e-mail", () => {
    const declined: Action[] = [asked("oi"), answered("seu nome?"), { type: "formDeclined" }];

    for (const question of ["E o prazo?", "Vocês fazem chatbot para WhatsApp?"]) {
      expect(hasForm(after(...declined, asked(question), answered("seu nome?")))).toBe(false);
    }
    for (const wish of [
      "Quero um ORCAMENTO",
      "anota meu zap",
      "preciso de uma cotação",
      "Ligue para mim",
    ]) {
      expect(hasForm(after(...declined, asked(wish), answered("seu nome?")))).toBe(true);
    }
    expect(hasForm(after(...declined, asked("É ana@bolo.com"), answered("seu nome?")))).toBe(true);
    expect(hasForm(after(...declined, { type: "formOpened" }))).toBe(true);
    const erased = after(...declined, { type: "erased" }, asked("oi"), answered("seu nome?"));
    expect(hasForm(erased)).toBe(false);
  });

  it("appears with any answer to 'Deixar meu contato'", () => {
    expect(hasForm(after(asked(leaveContact), answered("Claro.")))).toBe(true);
  });

  it("stays with its answer while the conversation goes on, and moves to the next that asks", () => {
    const shown = after(asked("oi"), answered("seu nome?"));

    const later = reduce(reduce(shown, asked("E o prazo?")), answered("Depende."));
    expect(later.formAfter).toBe(shown.formAfter);
    const again = reduce(reduce(later, asked("Orçamento")), answered("seu nome?"));
    expect(again.formAfter).toBe(again.entries.at(-1)!.id);
  });

  it("moves below the answer during which it was opened", () => {
    const opened = after(asked("oi"), { type: "formOpened" }, answered("Fazemos sites."));

    expect(opened.formAfter).toBe(opened.entries.at(-1)!.id);
  });
});

describe("suggestions", () => {
  it("are the opening ones, then those of the newest answer", () => {
    expect(suggestionsOf(newConversation())).toEqual(chat.suggestions);
    expect(suggestionsOf(after(asked("oi")))).toEqual([]);
    expect(suggestionsOf(after(asked("oi"), answered("Olá", ["Quanto custa?"])))).toEqual([
      "Quanto custa?",
    ]);
    expect(suggestionsOf(after(asked("oi"), answered("Olá", ["Preço?"]), confirmed))).toEqual([]);
  });
});

describe("a failed answer", () => {
  it("keeps its words, and is taken back by another attempt", () => {
    const broken = after(asked("Preço?"), { type: "words", text: "Olá, eu" }, failed);

    expect(textsOf(broken)).toEqual(["Preço?", "Olá, eu", "Desculpe"]);
    expect(broken.entries.at(-2)).toMatchObject({ mark: "interrupted" });
    expect(textsOf(reduce(broken, asked("Preço?")))).toEqual(["Preço?", ""]);
  });

  it("leaves the thanks for a lead confirmed meanwhile", () => {
    const again = after(asked("Preço?"), confirmed, failed, asked("Preço?"));

    expect(textsOf(again)).toEqual([thanks("Ana"), "Preço?", ""]);
  });
});

it("keeps a stopped answer, marked", () => {
  const stopped = after(asked("Preço?"), { type: "words", text: "Olá" }, { type: "stopped" });

  expect(stopped.entries.at(-1)).toMatchObject({ content: "Olá", mark: "stopped" });
});

describe("restoring a stored conversation", () => {
  it("interrupts an answer that was being received", () => {
    const stored = after(asked("Preço?"), { type: "words", text: "Depende" });

    const restored = restoreConversation(JSON.parse(JSON.stringify(stored)));

    expect(restored.failed).toBe(true);
    expect(restored.entries.at(-1)).toMatchObject({ content: "Depende", mark: "interrupted" });
  });

  it.each([null, 7, "x", {}, { entries: [] }, { entries: [null] }])("refuses %j", (stored) => {
    expect(restoreConversation(stored)).toEqual(newConversation());
  });
});

describe("a request", () => {
  it("has the newest 40 entries that aren't blank, cut to 4,000 characters, and the lead", () => {
    const long = Array.from({ length: 30 }, (_, index) => [
      asked(`Pergunta ${index}`),
      answered("x".repeat(4001)),
    ]).flat();
    const conversation = after(confirmed, ...long, asked("Pare"), { type: "stopped" });

    const request = requestOf(conversation, "Oi");

    expect(request).toMatchObject({ message: "Oi", leadData: ana, leadId: "0123456789abcdef" });
    expect(request.conversationHistory).toHaveLength(40);
    expect(request.conversationHistory.at(-1)).toEqual({ role: "user", content: "Pare" });
    expect(request.conversationHistory.at(-2)!.content).toHaveLength(4000);
  });
});
