import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Load {
  /** Requests per second, failed ones included. */
  perSecond: number;
  /** Median response time in ms. */
  p50: number;
  p99: number;
  /** Number of responses other than 200, and of requests without a response. */
  failures: number;
}

interface Options {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: () => string;
  connections: number;
  seconds: number;
  /** Pause between a response and the connection's next request, in ms. */
  pauseMs?: number;
}

/** Sends requests over keep-alive connections, one at a time on each. */
export async function load(options: Options): Promise<Load> {
  const { url, method, headers, body, connections, seconds, pauseMs } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;

  const send = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(url, { agent, method, headers }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode === 200));
      });
      sent.on("error", () => resolve(false));
      sent.end(body?.());
    });

  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        if (!(await send())) failures++;
        times.push(performance.now() - sentAt);
        if (pauseMs) await sleep(pauseMs);
      }
    }),
  );
  const elapsed = performance.now() - begin;
  agent.destroy();
  return { perSecond: times.length / (elapsed / 1000), ...quantiles(times), failures };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

/** Returns the median of each figure over all rounds. */
export function medians<Figures extends Record<keyof Figures, number>>(
  rounds: readonly Figures[],
): Figures {
  const names = Object.keys(rounds[0]!) as (keyof Figures)[];
  const entries = names.map((name) => [name, median(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries) as Figures;
}

export function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

export function growthInLastHalf(samples: readonly number[]): number {
  return samples.at(-1)! - samples[samples.length >> 1]!;
}
