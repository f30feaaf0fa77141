/** Our own paths and what scanners ask for: plain lower-case words; and the hashed names of the build. */
const PLAIN =
  /^(?:[a-z_]{1,24}(?:-[a-z_]{1,24}){0,5}|v\d|\.?[a-z_-]{1,32}(?:\.[a-z]{2,11})?|\.[a-z-]{2,16})$/;
const BUILD_FILE = /^\/assets\/[A-Za-z]{1,32}-[\w-]{8}\.[a-z\d]{2,5}$/;

/**
 * A request's path as it may be logged: without its query, and with `*` for every segment that could
 * hold a name, an e-mail, a number or a token.
 */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  if (BUILD_FILE.test(path)) return path;
  return path
    .slice(0, 200)
    .split("/")
    .map((segment) => (segment === "" || PLAIN.test(segment) ? segment : "*"))
    .join("/");
}
