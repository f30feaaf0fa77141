import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button:enabled, input:enabled, textarea:enabled, [tabindex='0']";

/**
 * While `active`, makes everything but the panel, the toasts and the shield (`shieldFromDoublePress`) inert. Keeps the
 * focus inside the panel (`wrapFocus`), and fits the panel into the part of the screen above the on-screen keyboard.
 */
export function useModal(panel: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const { current: element } = panel;
    if (!active || !element) return undefined;

    const others = othersThan(element);
    for (const other of others) other.inert = true;
    // The panel has become modal while nothing had the focus, or the chat button.
    const { activeElement } = document;
    if (activeElement!.matches("body, [inert], [inert] *")) element.focus({ preventScroll: true });
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

/**
 * Returns the siblings of the panel and of its ancestors, except the toasts, the shield, and elements that are inert
 * already.
 */
function othersThan(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let holder: HTMLElement = element;
    holder !== document.body && holder.parentElement;
    holder = holder.parentElement
  ) {
    for (const other of holder.parentElement.children) {
      if (!(other instanceof HTMLElement) || other === holder || other.inert) continue;
      const staysReachable = "floating" in other.dataset || "shield" in other.dataset;
      if (!staysReachable) others.push(other);
    }
  }
  return others;
}

/** Makes Tab go from the last control of the panel to the first, and Shift+Tab back, unless a toast is shown. */
function wrapFocus(panel: HTMLElement, event: KeyboardEvent) {
  const toasts = [...document.querySelectorAll(".toast")];
  if (event.key !== "Tab" || toasts.some((toast) => toast.checkVisibility())) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const outside = event.shiftKey && document.activeElement === panel;
  if (document.activeElement !== from && !outside) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Fits the panel to the visual viewport: `100dvh` doesn't shrink when an on-screen keyboard opens. Returns a function
 * that removes the listeners and the properties.
 */
function keepVisible(panel: HTMLElement): () => void {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => {};
  const fit = () => {
    // After a pinch zoom, keep the size: the panel must stay larger than the visible part of the screen.
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
