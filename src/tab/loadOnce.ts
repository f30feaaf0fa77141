/** Returns a function that loads a module once, or again after a failure. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return async () => {
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return await module;
  };
}
