import { Agent, type RequestOptions, request } from "node:http";

export interface Load {
  /** Responses per second. */
  perSecond: number;
  /** Median response time in ms. */
  p50: number;
  p99: number;
  /** Number of responses other than 200, and of requests without a response. */
  failures: number;
}

interface Options {
  url: string;
  headers: Record<string, string>;
  body: () => string;
  connections: number;
  seconds: number;
}

/**
 * Sends POST requests over `connections` keep-alive connections, each its next request as soon as the last is
 * answered.
 */
export async function load({ url, headers, body, connections, seconds }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, method: "POST", headers } satisfies RequestOptions;
  const times: number[] = [];
  let failures = 0;

  const post = () =>
    new Promise<boolean>((resolve) => {
      const posted = request(url, options, (response) => {
        response.resume().on("end", () => resolve(response.statusCode === 200));
      });
      posted.on("error", () => resolve(false));
      posted.end(body());
    });

  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let now = performance.now(); now < end;) {
        const ok = await post();
        const then = performance.now();
        times.push(then - now);
        if (!ok) failures++;
        now = then;
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

export function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
