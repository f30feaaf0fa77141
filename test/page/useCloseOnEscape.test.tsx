import "../support/dom.ts";
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { useCloseOnEscape } from "../../src/chat/useCloseOnEscape.ts";

describe("Escape", () => {
  afterEach(cleanup);

  /** Returns how often a panel with the focus closes when a key is pressed. */
  function closedBy(init: KeyboardEventInit): number {
    let closed = 0;
    const parts = { panel: { current: null }, opener: { current: null }, open: true };
    renderHook(() => useCloseOnEscape({ ...parts, close: () => closed++ }));
    fireEvent.keyDown(document.body, init);
    return closed;
  }

  it("closes the chat", () => {
    expect(closedBy({ key: "Escape" })).toBe(1);
  });

  it.each([
    ["by its property", { isComposing: true }],
    ["by the key code, as in Safari", { keyCode: 229 }],
  ])("doesn't close it while an input method composes text, reported %s", (_case, init) => {
    expect(closedBy({ key: "Escape", ...init })).toBe(0);
  });
});
