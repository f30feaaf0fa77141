import { isThisMachine } from "../config/hosts.ts";
import { type Check, findingsOf } from "./Check.ts";

const { ok, warning, failure } = findingsOf("proxies");

/** Checks `TRUST_PROXY` against `SITE_URL`: an https site needs a proxy, because the service itself has no TLS. */
export const checkProxies: Check = async ({ config: { site, proxies } }) => {
  const { protocol, hostname } = new URL(site.url);
  if (protocol === "https:" && proxies === 0) {
    return failure(
      "TRUST_PROXY is 0, but a proxy terminates TLS: all visitors share its address and its limits",
      "set TRUST_PROXY to the number of proxies that add to X-Forwarded-For, often 1",
    );
  }
  if (protocol === "http:" && !isThisMachine(hostname)) {
    return warning(
      "SITE_URL is http: visitors' data crosses the network unencrypted",
      "let a proxy terminate TLS, and put https:// in SITE_URL",
    );
  }
  if (proxies > 0 && isThisMachine(hostname)) {
    return warning(
      "TRUST_PROXY trusts a proxy, but SITE_URL is this machine: a visitor can choose their address",
      "set SITE_URL, or TRUST_PROXY=0",
    );
  }
  return ok(proxies === 0 ? "none trusted" : `${proxies} trusted`);
};
