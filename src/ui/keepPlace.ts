// Imported for its listeners. Keeps what is read or filled in where it is in the window when the window's width changes:
// when it is resized, zoomed, or a phone is turned. Scroll anchoring (https://drafts.csswg.org/css-scroll-anchoring/)
// doesn't: browsers suppress it when a size, margin or padding of an element around the text changes. On this page, most
// of them depend on the window's width.

let width = innerWidth;
let kept: Element | undefined;
/** Distance of the middle of `kept` from the top of the window, as a part of the window's height. */
let place: number;
/** Scroll position after `kept` was last scrolled back, until the page is scrolled. */
let restored = -1;

for (const event of ["scroll", "focusin", "resize"]) addEventListener(event, update);

/**
 * If the width has changed, scrolls `kept` back to its place. Not for a new height, as when a phone's browser hides its
 * address bar. Otherwise keeps the focused control, or if that is out of sight the first text in sight.
 */
function update({ type }: Event) {
  if (innerWidth !== width) {
    width = innerWidth;
    if (kept?.checkVisibility()) {
      scrollBy({ top: (placeOf(kept) - place) * innerHeight, behavior: "instant" });
      kept.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
    restored = scrollY;
    return;
  }
  // Keep the same element until the page is scrolled: a phone that is turned back shows what it showed before.
  if (type !== "focusin" && scrollY === restored) return;
  restored = -1;
  const focused = document.querySelectorAll(":is(main, footer) :focus");
  // At its top, the page stays there.
  const texts = scrollY ? document.querySelectorAll("main :is(h2, h3, p)") : [];
  kept = [...focused, ...texts].find(isInSight);
  if (kept) place = placeOf(kept);
}

/** Whether the middle of the element is in the window, below the bar. */
function isInSight(element: Element): boolean {
  const middle = placeOf(element);
  return middle > 0.1 && middle < 1;
}

function placeOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 / innerHeight;
}
