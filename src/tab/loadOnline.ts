/**
 * Returns a function that loads a module once, or again after a failure. Offline it rejects without a request, because
 * some browsers never request a module again after a failure; a module that is loaded, or preloaded according to
 * `isPreloaded`, is still returned.
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
