import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button:enabled, input:enabled, textarea:enabled, [tabindex='0']";

/**
 * While `active`, nothing but the panel and the toasts can be reached, and the panel keeps to what
 * the on-screen keyboard leaves visible.
 */
export function useModal(panel: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const { current: element } = panel;
    if (!active || !element) return undefined;

    const others = othersThan(element);
    for (const other of others) other.inert = true;
    const keepInside = (event: KeyboardEvent) => wrapFocus(element, event);
    element.addEventListener("keydown", keepInside);
    const letGo = keepVisible(element);

    return () => {
      for (const other of others) other.inert = false;
      element.removeEventListener("keydown", keepInside);
      letGo();
    };
  }, [panel, active]);
}

/** What stands beside the panel and beside all that holds it, the toasts apart. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let holder: HTMLElement = element;
    holder !== document.body && holder.parentElement;
    holder = holder.parentElement
  ) {
    for (const other of holder.parentElement.children) {
      const reachable =
        other instanceof HTMLElement && !other.inert && !("toasts" in other.dataset);
      if (other !== holder && reachable) others.push(other);
    }
  }
  return others;
}

/** Tab goes round inside the panel, unless there is a toast to go to. */
function wrapFocus(panel: HTMLElement, event: KeyboardEvent) {
  if (event.key !== "Tab" || document.querySelector("[data-toasts]")) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const outside = event.shiftKey && document.activeElement === panel;
  if (document.activeElement !== from && !outside) return;
  event.preventDefault();
  to?.focus();
}

/** `100dvh` does not shrink for a keyboard, the visual viewport does. */
function keepVisible(panel: HTMLElement): () => void {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => {};
  const fit = () => {
    // Zoomed in by the reader, who wants the panel larger, not smaller.
    if (viewport.scale > 1) return;
    panel.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
    panel.style.setProperty("--visible-height", `${viewport.height}px`);
  };
  fit();
  viewport.addEventListener("resize", fit);
  viewport.addEventListener("scroll", fit);
  return () => {
    viewport.removeEventListener("resize", fit);
    viewport.removeEventListener("scroll", fit);
    panel.style.removeProperty("--visible-top");
    panel.style.removeProperty("--visible-height");
  };
}
