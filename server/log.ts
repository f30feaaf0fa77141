import { setTimeout as sleep } from "node:timers/promises";
import pino, { type Logger } from "pino";

export type { Logger } from "pino";

/** Milliseconds that a line may wait for others, and bytes that end the wait. */
const FLUSH_INTERVAL_MS = 50;
const MIN_WRITE_BYTES = 8192;

/** Bytes kept for a reader of stdout that stalls, and milliseconds that the end of the process waits for it. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const LAST_FLUSH_MS = 1000;

/** Lines of JSON on stdout. Personal data never enters: an error is logged without its message. */
export function createLog({ level }: { level: string }, stream?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
  };
  if (stream) return pino(options, stream);

  const stdout = bufferedStdout();
  const log = pino(options, stdout);
  let dropped = 0;
  stdout.on("drop", () => dropped++);
  stdout.on("drain", () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    log.warn({ lines }, "log lines dropped: the reader of stdout stalled");
  });
  return log;
}

/** Stdout, written off the main thread, many lines at once. A reader that stalls holds nothing up: lines are dropped. */
function bufferedStdout(): ReturnType<typeof pino.destination> {
  let lastTry = Infinity;
  const stdout = pino.destination({
    // Node's own stream makes a pipe non-blocking: a full one then refuses a write, where it would block a thread.
    dest: process.stdout.fd,
    sync: false,
    minLength: MIN_WRITE_BYTES,
    maxLength: MAX_BUFFERED_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    retryEAGAIN: () => performance.now() < lastTry,
  });
  // Pino calls it for a fatal line and when the process exits.
  const flushSync = stdout.flushSync.bind(stdout);
  stdout.flushSync = () => {
    lastTry = performance.now() + LAST_FLUSH_MS;
    try {
      flushSync();
    } catch {
      // Nobody reads.
    } finally {
      lastTry = Infinity;
    }
  };
  return stdout;
}

/** Waits until the lines logged so far are written, or their reader has had its time. */
export async function flushLog(log: Logger): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  log.flush(() => resolve());
  await Promise.race([promise, sleep(LAST_FLUSH_MS)]);
}

/** An error's kind and where it arose. Its message may quote what a visitor sent, or a password. */
function describeError(error: unknown): object {
  if (!Error.isError(error)) return { type: typeof error };

  const { code, responseCode, status, explanation } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    code,
    responseCode,
    status,
    // Ours alone have one, in fixed words (`NotDelivered`).
    ...(typeof explanation === "object" && explanation),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
