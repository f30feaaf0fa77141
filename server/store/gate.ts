import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/** Milliseconds after a failed opening in which the next callers are refused at once. */
const COOL_DOWN = 1000;

/** Lets queries through once the store is open, and opens it when it isn't. */
export interface Gate {
  /** @throws {StoreUnavailable} at once while the last opening's failure is fresh. */
  pass: () => Promise<void>;
  /** What was open is no more: the next one to pass opens it again. */
  shut: () => void;
  /** Refuses everybody from now on. */
  close: () => void;
}

export function createGate(open: () => Promise<void>): Gate {
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
        refusal = { until: performance.now() + COOL_DOWN, error };
      }
      throw error;
    } finally {
      opening = undefined;
    }
  }

  return {
    async pass() {
      if (isClosed) throw new StoreUnavailable("CLOSED");
      if (isOpen) return;
      if (refusal && performance.now() < refusal.until) throw refusal.error;
      opening ??= tryOpening();
      await opening;
    },
    shut() {
      isOpen = false;
    },
    close() {
      isClosed = true;
    },
  };
}
