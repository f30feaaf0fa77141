/** Returns what the pattern's first group captured in each match. */
export function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group!);
}
