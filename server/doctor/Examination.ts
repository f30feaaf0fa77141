import type { Resolver } from "node:dns/promises";
import type { Config } from "../config/readConfig.ts";
import type { Finding } from "./Finding.ts";

/** Data shared by the checks. */
export interface Examination {
  config: Config;
  environment: NodeJS.ProcessEnv;
  resolver: Resolver;
  /** Whether any name server answers: without DNS, an unknown name proves nothing. */
  hasDns: () => Promise<boolean>;
  /** Aborted when the time for the checks is over. */
  signal: AbortSignal;
  /** Clock offsets of other servers in ms, positive if ahead of ours; measured by checks that contact them. */
  clockOffsets: number[];
}

export type Check = (examination: Examination) => Promise<Finding[]>;
