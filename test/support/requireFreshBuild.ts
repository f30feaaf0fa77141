import { isStale } from "../../tools/isStale.ts";

/** Fails if the build is missing or out of date: these tests would test old code. */
export default function requireFreshBuild(): void {
  if (isStale())
    throw new Error("dist is missing or older than its sources: run npm run build first");
}
