/**
 * Ignores the second press of a double press on a link or a button, also where the first press has put something else
 * under the pointer. A double click still selects text.
 */
export function ignoreSecondPress(): void {
  let first: EventTarget | null = null;
  const check = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.detail < 2) {
      first = target;
    } else if (target !== first || target.closest("a, button, summary")) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener("mousedown", check, true);
  addEventListener("click", check, true);
}
