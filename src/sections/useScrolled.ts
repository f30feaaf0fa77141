import { useEffect, useState } from "react";

/** Returns whether the page is scrolled by more than `threshold` CSS pixels; undefined until hydration. */
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
