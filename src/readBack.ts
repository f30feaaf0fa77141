/** What the server wrote into the element of this id, as HTML; empty where there is none. */
export function readBack(id: string): string {
  return document.getElementById(id)?.innerHTML ?? "";
}
