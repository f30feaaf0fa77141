import type { Resolver } from "node:dns/promises";
import type { Config } from "../config/readConfig.ts";
import type { Finding } from "./Finding.ts";

/** What the checks share. */
export interface Examination {
  config: Config;
  environment: NodeJS.ProcessEnv;
  resolver: Resolver;
  /** Whether any name server answers: without one, an unknown name proves nothing. */
  hasDns: () => Promise<boolean>;
  /** Aborted when the checks have to end. */
  signal: AbortSignal;
  /** How far other machines' clocks are ahead of ours, in ms: noted by the checks that ask them anyway. */
  clockOffsets: number[];
}

export type Check = (examination: Examination) => Promise<Finding[]>;
