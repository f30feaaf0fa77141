import { ConfigError } from "../config/readConfig.ts";

/** Messages for errors of `server.listen`, by error code. */
const PROBLEMS: Record<string, string> = {
  EADDRINUSE: "PORT: address already in use: another program listens on this port",
  EACCES: "PORT: permission denied to listen on this port",
  EADDRNOTAVAIL: "HOST: address not available on this machine",
  ENOTFOUND: "HOST: host name not found",
};

/** Returns why the start failed, in one line per problem. */
export function describeProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!Error.isError(error)) return "the start failed";
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  // File errors can have the same code, such as EACCES.
  const isNetwork = ["listen", "getaddrinfo", "bind"].includes(syscall ?? "");
  const problem = isNetwork ? PROBLEMS[code ?? ""] : undefined;
  return problem ?? `the start failed: ${message.split("\n", 1)[0]}`;
}
