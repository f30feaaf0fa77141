import { type Check, failure, ok } from "./Check.ts";

/** Names the address that counts as the visitor's, and compares `TRUST_PROXY` with `SITE_URL`. */
export const checkProxies: Check = ({ config: { site, proxies, platform } }) => {
  const { count, header } = proxies;
  if (count === 0 && site.url.startsWith("https:")) {
    return failure(
      "TRUST_PROXY is 0, but a proxy terminates TLS: all visitors share its address and its limits",
      `set TRUST_PROXY to ${platform ? "platform" : "the number of proxies, often 1"}`,
    );
  }
  if (count === 0) return ok("none trusted: the connection's own address counts");
  const where = platform ? `${platform}: ` : "";
  if (header) return ok(`${where}the header ${header} counts, else the last X-Forwarded-For entry`);
  const entry = count === 1 ? "the last entry" : `entry ${count} from the right`;
  return ok(`${where}${entry} of X-Forwarded-For counts`);
};
