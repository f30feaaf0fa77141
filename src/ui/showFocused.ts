import { isTyping } from "./isTyping.ts";

const ASIDE = "data-aside";

// `addEventListener` is undefined on the server.
globalThis.addEventListener?.("focusin", showFocused);
globalThis.addEventListener?.("click", showFocused);

/**
 * Keeps the focused element visible: scrolls the page, and moves floating elements (the toasts, the chat beside the
 * page) that cover it. Runs when an element is focused or clicked. Call it without an event after a floating element was
 * added, removed or resized; then it doesn't scroll to a focused element that isn't covered.
 *
 * A floating element has the attribute `data-floating`: the share of a link or button that it may cover, from 0 to 1.
 * It may not cover any part of a text field. While it covers more, this function tries in turn
 * - the attribute `data-aside`, with which CSS can move it to another edge of the viewport,
 * - the property `--room`: the height in px between the focused element and its lower edge, to which CSS can limit it,
 * - the event `cover`, on which it can close.
 */
export function showFocused(event?: Event): void {
  const focused = document.activeElement as HTMLElement;
  // During a press, the element would move away from the pointer. The `click` listener handles it afterwards. Only the
  // toasts can't wait: after a tap, Chromium can match `:active` for seconds.
  if (focused.matches(":active")) {
    leaveRoomForToasts();
    return;
  }

  // In document order: the position of the toasts depends on the position of the chat.
  const parts = document.querySelectorAll<HTMLElement>("[data-floating]");
  for (const part of parts) {
    part.style.removeProperty("--room");
    // Keep its position while it contains the focus, and while the focus moves inside a form.
    if (!part.contains(focused) && !focused.closest("form")) part.removeAttribute(ASIDE);
  }
  leaveRoomForToasts();

  // Ignore <main> and dialogs, which get the focus when text inside them is pressed: they can be as high as the page.
  if (focused.tabIndex < 0) return;
  const withLabel = focused.closest(".field") ?? focused;
  const isField = isTyping();
  // Scroll instantly: the browser's own scrolling to a focused element may be smooth, and end later.
  const scroll = (block: "nearest" | "start", part: Element = withLabel) =>
    focused.closest("main, footer, .chat-button") &&
    part.scrollIntoView({ block, behavior: "instant" });

  if (event?.target === focused) {
    scroll("nearest");
    // In a short viewport with large text, a field may not fit with its label and hint.
    scroll("nearest", focused);
  }
  for (const part of parts) {
    const covers = () => {
      const [over, box] = [part.getBoundingClientRect(), focused.getBoundingClientRect()];
      const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
      const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
      const allowed = isField ? 0 : Number(part.dataset.floating);
      return (
        !part.contains(focused) &&
        width > 0 &&
        height > 0 &&
        width * height > allowed * box.width * box.height
      );
    };
    /** Toggles `data-aside`. Undoes this and returns false if the part covers the element there too. */
    const moveAside = () => {
      part.toggleAttribute(ASIDE);
      if (!covers()) return true;
      part.toggleAttribute(ASIDE);
      return false;
    };
    // For a text field move the part first, so that the form stays where it is. For a link or a button scroll first:
    // otherwise the part would often change sides.
    if (!covers() || (isField && moveAside())) continue;
    // The chat may just have moved, and the toasts with it.
    leaveRoomForToasts();
    scroll("start");
    if (!covers() || moveAside()) continue;
    const room = part.getBoundingClientRect().bottom - withLabel.getBoundingClientRect().bottom;
    part.style.setProperty("--room", `${room}px`);
    if (covers()) part.dispatchEvent(new Event("cover"));
  }
}

/**
 * Adds scroll padding to the page while the toasts are at the top. Sets --toasts-bottom on the chat, so that
 * ChatPanel.css can keep it below the toasts.
 */
function leaveRoomForToasts(): void {
  const toasts = document.querySelector(".toasts")?.getBoundingClientRect();
  const bottom = `${toasts?.height && toasts.top < innerHeight / 2 ? toasts.bottom : 0}px`;
  // Not a custom property: on the root element, that would restyle every element of the page.
  document.documentElement.style.scrollPaddingBlockStart = `max(var(--header-height), ${bottom})`;
  const dialog = document.querySelector<HTMLElement>("[role=dialog]");
  dialog?.style.setProperty("--toasts-bottom", bottom);
}
