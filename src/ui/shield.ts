/** Maximum time in ms between the presses of a double click or double tap. */
const DOUBLE_PRESS_MS = 500;

/**
 * `performance.now()` of the latest press. Starts at the load of this module, because a press may have come just
 * before.
 */
let pressedAt = performance.now();

// `addEventListener` is undefined on the server.
globalThis.addEventListener?.(
  "pointerdown",
  () => {
    pressedAt = performance.now();
  },
  true,
);

/** Ignores Enter in an element that has got the focus from a pressed button: it may be pressed twice. */
export function ignoreSecondEnter(element: HTMLElement): void {
  const ignore = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  element.addEventListener("keydown", ignore);
  setTimeout(() => element.removeEventListener("keydown", ignore), DOUBLE_PRESS_MS);
}

/**
 * Call this when the page changes under the pointer. If the latest press was less than `DOUBLE_PRESS_MS` ago, covers
 * the window with an invisible element. A second press then neither activates the control now under the pointer nor
 * moves the focus. The element is removed by a key press, or once no press has come for `DOUBLE_PRESS_MS`.
 */
export function shieldFromDoublePress(): void {
  if (performance.now() - pressedAt > DOUBLE_PRESS_MS) return;
  const shield = document.createElement("div");
  shield.dataset.shield = "";
  // In front of the toasts.
  shield.style.cssText = "position:fixed;inset:0;z-index:99";
  const remove = () => {
    shield.remove();
    removeEventListener("keydown", remove);
  };
  let timer = setTimeout(remove, DOUBLE_PRESS_MS);
  shield.addEventListener("mousedown", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(remove, DOUBLE_PRESS_MS);
  });
  addEventListener("keydown", remove);
  document.body.append(shield);
}
