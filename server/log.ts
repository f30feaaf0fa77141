import { setTimeout as sleep } from "node:timers/promises";
import pino, { type Logger } from "pino";

export type { DestinationStream, Logger } from "pino";

/** Interval in ms at which the buffer is written to stdout. */
const FLUSH_INTERVAL_MS = 50;

/** Buffer size in bytes that triggers a write before the interval ends. */
const MIN_WRITE_BYTES = 8192;

/** Maximum bytes buffered while the reader of stdout stalls. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/** Maximum time in ms that `flushLog` and `flushSync` wait for the reader of stdout. */
const LAST_FLUSH_MS = 1000;

/** Creates a logger that writes JSON lines to `stream` or, buffered, to stdout. Omits the message of a logged `err`. */
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

/** Returns a stream that writes to stdout asynchronously. Drops lines beyond `MAX_BUFFERED_BYTES`. */
function bufferedStdout(): ReturnType<typeof pino.destination> {
  let lastTry = Infinity;
  const stdout = pino.destination({
    // Not 1: reading `process.stdout` makes a pipe non-blocking. A write to a full pipe then fails with EAGAIN and is
    // repeated, instead of blocking a thread.
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

  // Pass all lines of an event loop turn in one write: each write measures the last chunk of pino's buffer again.
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
      // Usually EAGAIN, because the reader of stdout still stalls after LAST_FLUSH_MS.
    } finally {
      lastTry = Infinity;
    }
  };
  return stdout;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/** Resolves when the lines logged so far are written, when writing fails, or after `LAST_FLUSH_MS`. */
export async function flushLog(log: Logger): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  log.flush(() => resolve());
  await Promise.race([promise, sleep(LAST_FLUSH_MS)]);
}

/** Describes an error without its message, which may quote visitors' data or a password. */
function describeError(error: unknown): object {
  if (!Error.isError(error)) return { type: typeof error };

  const { code, responseCode, status, explanation } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    code,
    responseCode,
    status,
    // Set by `NotDelivered`, from a fixed list of texts.
    ...(typeof explanation === "object" && explanation),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
