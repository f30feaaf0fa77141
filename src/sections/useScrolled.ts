import { useEffect, useState } from "react";

/** Whether the page is scrolled further than `threshold` pixels; unknown until the browser says so. */
export function useScrolled(threshold: number): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();

  useEffect(() => {
    const update = () => setScrolled(scrollY > threshold);

    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [threshold]);

  return scrolled;
}
