import { Resolver } from "node:dns/promises";
import type { Dns } from "./Check.ts";

/** DNS as the system's name servers answer. */
export function systemDns(): Dns {
  const resolver = new Resolver({ timeout: 2500, tries: 1 });
  let online: Promise<boolean> | undefined;
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name);
        return { records: records.map((parts) => parts.join("")), isKnown: true };
      } catch (error) {
        const { code } = error as { code?: string };
        if (code !== "ENOTFOUND" && code !== "ENODATA") return undefined;
        return { records: [], isKnown: code === "ENODATA" };
      }
    },
    // Any name server knows those of the root.
    isOnline: () =>
      (online ??= resolver.resolveNs(".").then(
        () => true,
        () => false,
      )),
  };
}
