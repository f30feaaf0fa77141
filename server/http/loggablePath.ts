import { paths } from "../../src/shared/paths.ts";

/** The words our own addresses are made of. */
const WORDS = new Set(
  [
    paths.contact,
    paths.chatbot,
    "/auth/v1/signup/token/user/logout",
    "/healthz/readyz/metrics",
    "/favicon.ico/favicon.svg/robots.txt/sitemap.xml/site.webmanifest/og.png",
  ].flatMap((path) => path.split("/")),
);

const BUILD_FILE = /^\/assets\/[A-Za-z]{1,32}-[\w-]{8}\.[a-z\d]{2,5}$/;

/**
 * A request's path as it may be logged: without its query, and with `*` for every segment that isn't ours.
 * What a stranger asks for may hold a name, an e-mail, a number or a token.
 */
export function loggablePath(url: string): string {
  if (url === "/") return url;
  const path = url.split(/[?#]/, 1)[0] ?? "";
  if (BUILD_FILE.test(path)) return path;
  return path
    .slice(0, 200)
    .split("/")
    .map((segment) => (WORDS.has(segment) ? segment : "*"))
    .join("/");
}
