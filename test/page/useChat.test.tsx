import "../support/dom.ts";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ServerResponse } from "node:http";
import type { ReactNode } from "react";
import { callWithKey } from "../../src/backend/callWithKey.ts";
import { answer } from "../../src/chat/conversation.ts";
import { useChat } from "../../src/chat/useChat.ts";
import { chat } from "../../src/shared/content/chat.ts";
import { ToastProvider } from "../../src/ui/Toasts.tsx";
import { startBackend, type TestBackend } from "../support/startBackend.ts";

let running: TestBackend;
/** Streams to which the test can still write. */
let streams: ServerResponse[];
beforeEach(async () => {
  streams = [];
  running = await startBackend((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    streams.push(response);
  });
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await running.stop();
});

/** Renders the hook without the page. */
function renderChat() {
  const call = callWithKey(running.backend);
  return renderHook(
    () => useChat({ contactEmail: "contato@nora.example", call, open: true, setUnread: () => {} }),
    {
      wrapper: ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>,
    },
  );
}

function write(event: "token" | "done", data: object) {
  streams.at(-1)!.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

type Chat = ReturnType<typeof renderChat>["result"];

function contents({ current }: Chat): string[] {
  return current.conversation.entries.map(({ content }) => content);
}

/** Asks a question and waits for the first words of the answer. */
async function askUntil(chatHere: Chat, question: string, words: string) {
  act(() => chatHere.current.send(question));
  await waitFor(() => expect(streams).toHaveLength(1));
  write("token", { text: words });
  await waitFor(() => expect(chatHere.current.turn).toEqual({ status: "answering", words }));
}

/** Simulates that the page enters or leaves the back/forward cache. */
function transition(type: "pagehide" | "pageshow") {
  act(() => void dispatchEvent(Object.assign(new Event(type), { persisted: true })));
}

describe("a page restored from the back/forward cache during an answer", () => {
  it("continues the answer", async () => {
    const { result } = renderChat();
    await askUntil(result, "Quanto custa?", "Depende");

    transition("pagehide");
    transition("pageshow");
    write("done", { reply: "Depende do projeto." });

    await waitFor(() => expect(result.current.turn.status).toBe("idle"));
    expect(contents(result)).toEqual([chat.greeting, "Quanto custa?", "Depende do projeto."]);
  });

  it("continues from what another page of the tab has stored meanwhile", async () => {
    const { result } = renderChat();
    await askUntil(result, "Quanto custa?", "Depende");
    const elsewhere = answer(result.current.conversation, "Depende do projeto.");

    transition("pagehide");
    sessionStorage.setItem("nora-conversa", JSON.stringify(elsewhere));
    transition("pageshow");
    write("done", { reply: "Depende de tudo." });

    await waitFor(() => expect(result.current.turn.status).toBe("idle"));
    expect(contents(result)).toEqual([chat.greeting, "Quanto custa?", "Depende do projeto."]);
  });
});
