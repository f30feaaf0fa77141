import { isStale } from "../../tools/isStale.ts";

/** Throws if the build is missing or outdated (`isStale`): tests that use it would test old code. */
export default function requireFreshBuild(): void {
  if (isStale())
    throw new Error("dist is missing or older than its sources: run npm run build first");
}
