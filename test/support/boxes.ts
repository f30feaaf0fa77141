import type { Locator } from "playwright-core";

/** Position and size in CSS pixels, as `boundingBox` returns them. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function isWithin(inner: Box | null, outer: Box | null): boolean {
  if (!inner || !outer) throw new Error("not drawn");
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Whether an element is completely visible from top to bottom of the window. */
export async function isInView(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const height = await element.page().evaluate(() => innerHeight);
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

export function overlaps(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error("not drawn");
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Returns the centre of a visible element, in CSS pixels of the window: x, y. */
export async function centerOf(element: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Returns how much of an element is visible inside a box, in CSS pixels from top to bottom. */
export async function visibleHeight(element: Locator, within: Box): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return Math.min(y + height, within.y + within.height) - Math.max(y, within.y);
}

/** Whether a press at the element's centre, or just inside its upper or lower edge, hits it. */
export async function isUncovered(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [3, height / 2, height - 3].every((below) =>
      node.contains(document.elementFromPoint(x + width / 2, y + below)),
    );
  });
}
