// Stub until branch p1 is merged.
export function useChatDoor(): { open: (question?: string) => void } | null {
  return null;
}
