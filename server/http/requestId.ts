import type { ServerResponse } from "node:http";

/** Returns the request id that `openFrontDoor` assigned. */
export function requestIdOf(response: ServerResponse): string | undefined {
  const id = response.getHeader("X-Request-Id");
  return typeof id === "string" ? id : undefined;
}
