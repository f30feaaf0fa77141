import pino, { type Logger } from "pino";

export type { Logger } from "pino";

/** Milliseconds that a line may wait for others, and bytes that end the wait. */
const FLUSH_INTERVAL_MS = 50;
const MIN_WRITE_BYTES = 8192;

/** Bytes kept for a reader of stdout that stalls; lines beyond are dropped, for no visitor may wait for it. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/** Lines of JSON on stdout. Personal data never enters: an error is logged without its message. */
export function createLog({ level }: { level: string }, stream?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
  };
  return pino(options, stream ?? bufferedStdout());
}

/** Writes many lines at once in a thread of its own; pino flushes it when the process exits. */
function bufferedStdout(): pino.DestinationStream {
  return pino.destination({
    sync: false,
    minLength: MIN_WRITE_BYTES,
    maxLength: MAX_BUFFERED_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
}

/** An error's kind and where it arose. Its message may quote what a visitor sent, or a password. */
function describeError(error: unknown): object {
  if (!Error.isError(error)) return { type: typeof error };

  const { code, responseCode, status } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    code,
    responseCode,
    status,
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
