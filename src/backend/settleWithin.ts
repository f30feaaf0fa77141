/** Waits until `work` settles, `limitMs` have passed, or `signal` is aborted while waiting. Never rejects. */
export async function settleWithin(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: Promise<void>,
): Promise<void> {
  const over = new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  await Promise.race([work.catch(() => {}), over]);
}
