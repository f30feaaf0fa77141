// Registers a DOM without a browser, for tests of hooks. Must be imported before React.
import { setImmediate as nextTurn } from "node:timers/promises";
import { GlobalRegistrator } from "@happy-dom/global-registrator";

// Keep Node's fetch: happy-dom's applies CORS, and the test backend sends no CORS headers.
const { fetch, Headers, Request, Response, ReadableStream, AbortController, AbortSignal } =
  globalThis;

GlobalRegistrator.register({ url: "http://localhost/" });
Object.assign(globalThis, {
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  AbortController,
  AbortSignal,
  // An open channel keeps the Node process alive; auth-js works without this class.
  BroadcastChannel: undefined,
  IS_REACT_ACT_ENVIRONMENT: true,
});

// The server's data (`Hydration`): without a build, there are no files to fetch.
document.head.innerHTML = '<script type="application/json" id="view">{"deferred":[]}</script>';

// Import the library after the registration, because it imports React.
const { configure } = await import("@testing-library/react");
// The default of 1 s is too short on a loaded machine.
configure({ asyncUtilTimeout: 20_000 });

// Unregistering ends the timers of the page, which would keep the test process alive. Before that, let a pending render
// of React finish: it runs in an immediate and needs the DOM.
afterAll(async () => {
  await nextTurn();
  await GlobalRegistrator.unregister();
});
