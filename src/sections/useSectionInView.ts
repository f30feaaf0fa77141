import { useEffect, useState } from "react";

/** Returns the id of the section in the middle of the window; undefined until hydration and between sections. */
export function useSectionInView(): string | undefined {
  const [id, setId] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setId((current) => {
            if (isIntersecting) return target.id;
            return current === target.id ? undefined : current;
          });
        }
      },
      { rootMargin: "-50% 0px" },
    );
    for (const section of document.querySelectorAll("main section[id]")) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return id;
}
