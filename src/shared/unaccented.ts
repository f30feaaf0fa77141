/** Returns a text in lower case and without accents, as many type it on a phone: "Não" → "nao". */
export function unaccented(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
}
