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

export function overlaps(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error("not drawn");
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Returns how much of an element is visible inside a box, in CSS pixels from top to bottom. */
export async function visibleHeight(element: Locator, within: Box): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return Math.min(y + height, within.y + within.height) - Math.max(y, within.y);
}

/** Whether an element begins above a height, in CSS pixels from the viewport's top. */
export async function isAbove(element: Locator, height: number): Promise<boolean> {
  return (await element.boundingBox())!.y < height;
}
