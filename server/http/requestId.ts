import type { ServerResponse } from "node:http";

/** The id that the front door gave a request. */
export function requestIdOf(response: ServerResponse): string | undefined {
  const id = response.getHeader("X-Request-Id");
  return typeof id === "string" ? id : undefined;
}
