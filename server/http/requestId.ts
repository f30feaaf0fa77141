import type { ServerResponse } from "node:http";

/** Returns the request id, which `openFrontDoor` sets as a response header. */
export function requestIdOf(response: ServerResponse): string | undefined {
  const id = response.getHeader("X-Request-Id");
  return typeof id === "string" ? id : undefined;
}
