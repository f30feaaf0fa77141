// A document without a browser, for tests of hooks: import it before React.
import { GlobalRegistrator } from "@happy-dom/global-registrator";

// The network stays Node's own: happy-dom's applies CORS, which a test's backend knows nothing of.
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
  IS_REACT_ACT_ENVIRONMENT: true,
});
