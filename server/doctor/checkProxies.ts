import { isThisMachine } from "../config/hosts.ts";
import { type Check, failure, ok, warning } from "./Check.ts";

/** Names the address that counts as the visitor's, and compares `TRUST_PROXY` with `SITE_URL` and the platform. */
export const checkProxies: Check = async ({ config: { site, proxies, platform }, environment }) => {
  const { protocol, hostname } = new URL(site.url);
  const where = platform ? `${platform}: ` : "";
  const { count, header } = proxies;
  if (count === 0 && protocol === "https:") {
    return failure(
      `${where}TRUST_PROXY is 0, but a proxy terminates TLS: all visitors share its address and its limits`,
      platform ? "set TRUST_PROXY=platform" : "set TRUST_PROXY to the number of proxies, often 1",
    );
  }
  if (count > 0 && isThisMachine(hostname)) {
    return warning(
      `${where}a proxy is trusted, but SITE_URL is this machine: a visitor can choose their address`,
      "set SITE_URL, or TRUST_PROXY=0",
    );
  }
  if (protocol === "http:" && !isThisMachine(hostname)) {
    return warning(
      "SITE_URL is http: visitors' data crosses the network unencrypted",
      "let a proxy terminate TLS, and put https:// in SITE_URL",
    );
  }
  if (platform && /^\d+$/.test(environment.TRUST_PROXY ?? "")) {
    return warning(
      `${where}TRUST_PROXY=${count} counts entries of X-Forwarded-For, not what ${platform} documents`,
      "remove TRUST_PROXY, unless another proxy stands in front",
    );
  }
  if (count === 0) return ok("none trusted: the connection's own address counts");
  if (header) return ok(`${where}the header ${header} counts, else the last X-Forwarded-For entry`);
  const entry = count === 1 ? "the last entry" : `entry ${count} from the right`;
  return ok(`${where}${entry} of X-Forwarded-For counts`);
};
