import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Server in front of the app that can hold back the rest of a page. */
export interface HoldingProxy extends AsyncDisposable {
  url: string;
  /** From now on, sends pages only up to this text. Returns a function that sends the rest. */
  holdAt: (text: string) => () => void;
}

/** Starts a proxy for GET requests to the app at `target`. */
export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  let held = "";
  let rest = Promise.resolve();
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url!);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // `fetch` has decoded the body.
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
      delete headers[name];
    }
    response.writeHead(answer.status, headers);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const end = isPage && held ? body.indexOf(held) : body.length;
    response.write(body.subarray(0, end));
    if (isPage) await rest;
    response.end(body.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    holdAt(text) {
      const { promise, resolve } = Promise.withResolvers<void>();
      [held, rest] = [text, promise];
      return resolve;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
