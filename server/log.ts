import { setTimeout as sleep } from "node:timers/promises";
import pino, { type Logger } from "pino";

export type { Logger } from "pino";

/** Interval in ms at which the buffer is written, and size in bytes at which it is written earlier. */
const FLUSH_INTERVAL_MS = 50;
const MIN_WRITE_BYTES = 8192;

/** Maximum bytes buffered while the reader of stdout stalls, and time in ms that a final flush waits for it. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const LAST_FLUSH_MS = 1000;

/** Creates a logger of JSON lines, written to `stream` or buffered to stdout. The message of an `err` is left out. */
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
  stdout.on("drop", (lines: string) => (dropped += countLines(lines)));
  stdout.on("drain", () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    log.warn({ lines }, "log lines dropped: the reader of stdout stalled");
  });
  return log;
}

/** Returns a stream that writes batches to stdout off the main thread. Drops lines beyond `MAX_BUFFERED_BYTES`. */
function bufferedStdout(): ReturnType<typeof pino.destination> {
  let lastTry = Infinity;
  const stdout = pino.destination({
    // Not 1: reading `process.stdout` makes a pipe non-blocking, so that a write to a full pipe fails (EAGAIN)
    // instead of blocking a thread.
    dest: process.stdout.fd,
    sync: false,
    minLength: MIN_WRITE_BYTES,
    maxLength: MAX_BUFFERED_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    retryEAGAIN: () => performance.now() < lastTry,
  });
  const write = stdout.write.bind(stdout);
  const flush = stdout.flush.bind(stdout);
  const flushSync = stdout.flushSync.bind(stdout);

  // One write for all lines of an event loop turn: each write measures the last buffered chunk again.
  let batch = "";
  function writeBatch() {
    const lines = batch;
    batch = "";
    if (lines) write(lines);
  }
  stdout.write = (line) => {
    if (!batch) setImmediate(writeBatch);
    batch += line;
    return true;
  };
  stdout.flush = (done) => {
    writeBatch();
    flush(done);
  };
  // Pino calls this for a fatal line and at exit.
  stdout.flushSync = () => {
    writeBatch();
    lastTry = performance.now() + LAST_FLUSH_MS;
    try {
      flushSync();
    } catch {
      // The reader of stdout still stalls after LAST_FLUSH_MS (EAGAIN).
    } finally {
      lastTry = Infinity;
    }
  };
  return stdout;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/** Waits up to `LAST_FLUSH_MS` until all lines logged so far are written. */
export async function flushLog(log: Logger): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  log.flush(() => resolve());
  await Promise.race([promise, sleep(LAST_FLUSH_MS)]);
}

/** Returns an error's type, codes and stack without its message, which may quote visitors' data or a password. */
function describeError(error: unknown): object {
  if (!Error.isError(error)) return { type: typeof error };

  const { code, responseCode, status, explanation } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    code,
    responseCode,
    status,
    // Only our own errors have an explanation, from a fixed list (`NotDelivered`).
    ...(typeof explanation === "object" && explanation),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
