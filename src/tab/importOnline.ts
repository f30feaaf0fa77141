/** A browser never fetches a module again that failed once: offline it is better not asked for. */
export async function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error("offline");
  return await load();
}
