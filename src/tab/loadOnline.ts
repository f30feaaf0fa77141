/**
 * Returns a function that loads a module once, or again after a failure. Offline, the function rejects without a
 * request: some browsers never request a module again after a failure. It still returns a module that is already
 * loaded, or preloaded according to `isPreloaded`.
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
