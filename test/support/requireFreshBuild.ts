import { isStale } from "../../tools/isStale.ts";

/** These tests run the built service: a stale one would be judged in place of the code. */
export default function requireFreshBuild(): void {
  if (isStale())
    throw new Error("dist is missing or older than its sources: run npm run build first");
}
