// Program that requests the page over one keep-alive connection, each request 5 ms after the last response, and prints
// the response times' quantiles. Its own load is small beside that of badRequests.ts.
import { Agent, type IncomingMessage, get } from "node:http";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { quantiles } from "./load.ts";

/** Options, passed as JSON in the first argument. */
export interface Probe {
  port: number;
  seconds: number;
}

/** Result, printed as JSON. */
export interface Probed {
  asked: number;
  /** Median response time in ms. */
  p50: number;
  p99: number;
  /** Number of responses other than 200, and of requests without a response. */
  failures: number;
}

/** Pause between a response and the next request, in ms. */
const PAUSE = 5;

const { port, seconds } = JSON.parse(process.argv[2]!) as Probe;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const headers = { "Accept-Encoding": "br" };
const times: number[] = [];
let failures = 0;

async function ask(): Promise<boolean> {
  const asked = get({ host: "127.0.0.1", port, path: "/", agent, headers });
  try {
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response.statusCode === 200;
  } catch {
    return false;
  }
}

const end = performance.now() + seconds * 1000;
while (performance.now() < end) {
  const begin = performance.now();
  if (!(await ask())) failures++;
  times.push(performance.now() - begin);
  await sleep(PAUSE);
}
agent.destroy();
const probed: Probed = { asked: times.length, ...quantiles(times), failures };
process.stdout.write(JSON.stringify(probed));
