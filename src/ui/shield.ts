/** Time between two presses up to which they count as one double click or double tap, in ms. */
const DOUBLE_PRESS_MS = 500;

/** Time of the latest press (`performance.now()`). Loading this module counts as one: a press may have come before. */
let pressedAt = performance.now();

// Undefined on the server.
globalThis.addEventListener?.(
  "pointerdown",
  () => {
    pressedAt = performance.now();
  },
  true,
);

/**
 * Call this when the page changes under the pointer. If a press has just caused the change, covers the window until no
 * press comes for `DOUBLE_PRESS_MS`: the second press of a double tap must neither activate what is now at its place
 * nor move the focus. A key press ends it.
 */
export function shieldFromDoublePress(): void {
  if (performance.now() - pressedAt > DOUBLE_PRESS_MS) return;
  const shield = document.createElement("div");
  shield.dataset.shield = "";
  // Above the toasts.
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
