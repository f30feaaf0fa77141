import pino, { type DestinationStream, type Logger } from "pino";

export type { Logger } from "pino";

/** Creates a logger that writes JSON lines to `stream`, stdout by default. Omits the message of a logged `err`. */
export function createLog({ level }: { level: string }, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    stream ?? pino.destination({ sync: true }),
  );
}

/** Describes an error without its message, which may quote visitors' data or a password. */
function describeError(error: unknown): object {
  if (!Error.isError(error)) return { type: typeof error };

  const { name: type, code, responseCode, status, stack = "", cause } = error as ErrorWithCode;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type,
    code,
    responseCode,
    status,
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

type ErrorWithCode = Error & { code?: unknown; responseCode?: unknown; status?: unknown };
