import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns whether a media query currently matches. Only for components that the server doesn't render. Calls
 * `beforeChange` before the component renders the new value, while the focus is where it was.
 */
export function useMedia(query: string, beforeChange?: () => void): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      const change = () => {
        beforeChange?.();
        changed();
      };
      media.addEventListener("change", change);
      return () => media.removeEventListener("change", change);
    },
    [query, beforeChange],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
