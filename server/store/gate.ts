import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/** Minimum time in ms between a failed attempt to open the store and the next. */
const COOL_DOWN_MS = 1000;

/** Opens the store before the first query, and again after its connection was lost. */
export function createGate(open: () => Promise<void>) {
  let isOpen = false;
  let isClosed = false;
  let opening: Promise<void> | undefined;
  let refusal: { until: number; error: StoreUnavailable } | undefined;

  async function tryOpening(): Promise<void> {
    try {
      await open();
      isOpen = true;
      refusal = undefined;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        refusal = { until: performance.now() + COOL_DOWN_MS, error };
      }
      throw error;
    } finally {
      opening = undefined;
    }
  }

  return {
    /**
     * Resolves once the store is open; opens it if necessary. Rejects with the error of `open`. For `COOL_DOWN_MS`
     * after a `StoreUnavailable` it rejects with the same error instead of trying again.
     */
    pass: async (): Promise<void> => {
      if (isClosed) throw new StoreUnavailable("CLOSED");
      if (isOpen) return;
      if (refusal && performance.now() < refusal.until) throw refusal.error;
      opening ??= tryOpening();
      await opening;
    },
    /** Makes the next `pass` open the store again. */
    shut(): void {
      isOpen = false;
    },
    /** Makes every later `pass` reject with `StoreUnavailable`. */
    close(): void {
      isClosed = true;
    },
  };
}
