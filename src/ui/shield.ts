/** Maximum time in ms between the presses of a double click or double tap. */
const DOUBLE_PRESS_MS = 500;

/** Maximum distance in CSS pixels between the presses of a double click or double tap, in either direction. */
const DOUBLE_PRESS_PX = 40;

/** `performance.now()` of the latest press. Starts at the load of this module: a press may have come just before. */
let pressedAt = performance.now();

/** CSS inset of the point of the latest press; the whole window if that came before this module. */
let pressedInset = "0";

/** `performance.now()` of the latest key press if that was Enter, else `-Infinity`. */
let enteredAt = -Infinity;

// `addEventListener` is undefined on the server.
globalThis.addEventListener?.(
  "pointerdown",
  ({ clientX, clientY }) => {
    pressedAt = performance.now();
    pressedInset = `${clientY}px auto auto ${clientX}px`;
  },
  true,
);
globalThis.addEventListener?.(
  "keydown",
  ({ key }) => {
    enteredAt = key === "Enter" ? performance.now() : -Infinity;
  },
  true,
);

// A link to a part of the page moves it under the pointer.
globalThis.addEventListener?.("click", ({ target }) => {
  if ((target as Element).closest("a[href^='#']")) shieldFromDoublePress();
});

/**
 * Call this when an element has got the focus from a button. If Enter has pressed the button, ignores Enter in the
 * element: the key may be pressed twice, or held. Ends with the first input or with the focus, for a press that isn't
 * held after `DOUBLE_PRESS_MS`.
 */
export function ignoreSecondEnter(element: HTMLElement): void {
  const focusedAt = performance.now();
  if (focusedAt - enteredAt > DOUBLE_PRESS_MS) return;
  const ignore = (event: KeyboardEvent) => {
    const isSecond = event.repeat || performance.now() - focusedAt < DOUBLE_PRESS_MS;
    if (event.key === "Enter" && isSecond) event.preventDefault();
  };
  const end = () => element.removeEventListener("keydown", ignore);
  element.addEventListener("keydown", ignore);
  for (const event of ["input", "blur"]) element.addEventListener(event, end, { once: true });
}

/**
 * Call this when the page changes under the pointer. If the latest press was less than `DOUBLE_PRESS_MS` ago, covers
 * its surroundings with an invisible element. A second press then neither activates the control now under the pointer
 * nor moves the focus. The element is removed by a key press, or once no press has come for `DOUBLE_PRESS_MS`.
 */
export function shieldFromDoublePress(): void {
  if (performance.now() - pressedAt > DOUBLE_PRESS_MS) return;
  const shield = document.createElement("div");
  shield.dataset.shield = "";
  // In front of the toasts.
  shield.style.cssText = `position:fixed;inset:${pressedInset};margin:-${DOUBLE_PRESS_PX}px;padding:${DOUBLE_PRESS_PX}px;z-index:99`;
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
