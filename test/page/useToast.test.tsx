import "../support/dom.ts";
import { act, cleanup, fireEvent, renderHook, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { toasts as words } from "../../src/shared/content/toasts.ts";
import { type ToastContent, ToastProvider, useToast } from "../../src/ui/Toasts.tsx";

// Not the library's `screen`: Jest loads it before dom.ts has created the document.
const screen = within(document.body);

const SECOND = 1000;

const { jest } = import.meta;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Shows a toast, and waits `ms` for its text to appear. */
function show(content: ToastContent | null, { topic = "contact", ms = SECOND } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider>{children}</ToastProvider>
  );
  const { result } = renderHook(() => ({ [topic]: useToast(topic), other: useToast("other") }), {
    wrapper,
  });
  const showIn = (at: string, next: ToastContent | null) => {
    act(() => result.current[at]!(next));
    pass(ms);
  };
  showIn(topic, content);
  return showIn;
}

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

const titles = () => screen.queryAllByText(/^Toast/).map(({ textContent }) => textContent);

describe("a toast", () => {
  it("is announced: its text is added to a status that is there before", () => {
    show({ title: "Toast", description: "…" }, { ms: 0 });
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");

    pass(SECOND);
    expect(status.textContent).toBe("Toast…");
  });

  it("is shown for eight seconds", () => {
    show({ title: "Toast", description: "…" });

    pass(7 * SECOND);
    expect(titles()).toEqual(["Toast"]);
    pass(SECOND);
    expect(titles()).toEqual([]);
  });

  it("is shown until it is closed if it is urgent", () => {
    show({ title: "Toast", description: "…", urgent: true });

    pass(3600 * SECOND);
    expect(titles()).toEqual(["Toast"]);
    fireEvent.click(screen.getByRole("button", { name: words.close }));
    expect(titles()).toEqual([]);
  });

  it("replaces the earlier one of its topic only", () => {
    const showIn = show({ title: "Toast 1", description: "…" });
    showIn("other", { title: "Toast 2", description: "…" });
    showIn("contact", { title: "Toast 3", description: "…" });

    expect(titles()).toEqual(["Toast 2", "Toast 3"]);
    showIn("contact", null);
    expect(titles()).toEqual(["Toast 2"]);
  });
});
