import { refusePage } from "../backend/FunctionCall.ts";
import { readHydration } from "../hydration.ts";

/**
 * Returns a function that loads a deferred module once, or again after a failure. Before `load` imports the module, the
 * deferred files are fetched into the HTTP cache, except those that it doesn't need: Chromium never requests a module
 * again that it couldn't fetch, and Vite no stylesheet.
 */
export function loadDeferred<Module>(
  load: () => Promise<Module>,
  notNeeded: string,
): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return async () => {
    module ??= fetchFiles(notNeeded)
      .then(load)
      .catch((error: unknown) => {
        module = undefined;
        throw error;
      });
    return await module;
  };
}

/** Fetches the deferred files whose URL doesn't contain `notNeeded`. Rejects if one fails. */
async function fetchFiles(notNeeded: string): Promise<void> {
  const fetchFile = async (path: string) => {
    if (!refusePage(await fetch(path)).ok) throw new Error(path);
  };
  const paths = readHydration().deferred.filter((path) => !path.includes(notNeeded));
  await Promise.all(paths.map(fetchFile));
}
