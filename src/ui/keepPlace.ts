// Imported for its listeners. Keeps what is read or filled in where it is in the window when the window's width changes:
// when it is resized, zoomed, or a phone is turned. Scroll anchoring (https://drafts.csswg.org/css-scroll-anchoring/)
// doesn't: it stops when a size of the section changes, and most sizes of the page depend on the window's width.

let width = innerWidth;
let kept: Element | undefined;
/** Distance of the middle of `kept` from the top of the window, as a part of the window's height. */
let place: number;

addEventListener("scroll", note, { passive: true });
addEventListener("focusin", note);
addEventListener("resize", restore);

/** Notes the place of the focused control, or if that is out of sight, of the first text in sight. */
function note() {
  // With a new width, this event may be a consequence of it: leave the noted place to `restore`.
  if (innerWidth !== width) return;
  const focused = document.querySelectorAll(":is(main, footer) :focus");
  // At its top, the page stays there.
  const texts = scrollY ? document.querySelectorAll("main :is(h2, h3, p)") : [];
  kept = [...focused, ...texts].find((element) => {
    place = placeOf(element);
    return place > 0.1 && place < 1;
  });
}

function restore() {
  // Only the height changes when a phone's browser hides its address bar.
  if (innerWidth === width) return;
  width = innerWidth;
  if (!kept?.checkVisibility()) return;
  scrollBy({ top: (placeOf(kept) - place) * innerHeight, behavior: "instant" });
  kept.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function placeOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 / innerHeight;
}
