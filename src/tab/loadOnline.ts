/**
 * Returns a function that loads a module once. Offline it rejects without a request, because some browsers never
 * request a module again after a failure. A loaded module stays available offline, and so does a preloaded one.
 */
export function loadOnline<Module>(
  load: () => Promise<Module>,
  isPreloaded = () => false,
): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return async () => {
    if (!module && !navigator.onLine && !isPreloaded()) throw new Error("offline");
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return await module;
  };
}
