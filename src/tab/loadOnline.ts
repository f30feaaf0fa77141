/**
 * Returns a function that loads a module once. Offline it rejects without a request, because some browsers never
 * request a module again after a failure. A loaded module stays available offline.
 */
export function loadOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return async () => {
    if (!module && !navigator.onLine) throw new Error("offline");
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return await module;
  };
}
