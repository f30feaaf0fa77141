import { useEffect, useRef, useState } from "react";
import { keepInTab } from "../tab/keepInTab.ts";
import { readFromTab } from "../tab/tabStorage.ts";

const STORAGE_KEY = "nora-conversa-rascunho";

/** Returns the message box's unsent text and its setter. Stores the text for a reload of this tab (`keepInTab`). */
export function useDraft() {
  const [text, setText] = useState(() => textOf(readFromTab(STORAGE_KEY)));
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
  }, [text]);

  useEffect(
    () =>
      keepInTab(STORAGE_KEY, {
        save: () => latest.current,
        restore: (stored) => setText(textOf(stored)),
      }).stop,
    [],
  );

  return [text, setText] as const;
}

function textOf(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}
