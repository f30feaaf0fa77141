// Program that requests the page over one keep-alive connection, each time 5 ms after the last response. Prints the
// result (`Load`) as JSON. Causes little load compared with badRequests.ts.
import { load } from "./load.ts";

/** Options, passed as JSON in the first argument. */
export interface Probe {
  url: string;
  seconds: number;
}

const { url, seconds } = JSON.parse(process.argv[2]!) as Probe;
const probed = await load({
  url,
  method: "GET",
  headers: { "Accept-Encoding": "br" },
  connections: 1,
  seconds,
  pauseMs: 5,
});
process.stdout.write(JSON.stringify(probed));
