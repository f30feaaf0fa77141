import { useEffect, useState } from "react";
// Stub until branch p1 is merged.
export function useChatDoor(): { open: (question?: string) => void } | null {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? { open: (q) => console.log("chat", q) } : null;

}
