/** Reads a value of this tab; returns null if there is none, it isn't JSON, or the browser blocks storage. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value as JSON for a reload of this tab; null for none. Does nothing if storage is blocked or full. */
export function writeToTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without storage; only a reload loses the value.
  }
}
