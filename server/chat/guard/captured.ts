/**
 * Returns all matches of a global pattern that never matches the empty text. Faster on short texts than `matchAll`,
 * which copies the pattern.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}

/** Returns what the pattern's first group captured in each match. */
export function captured(text: string, pattern: RegExp): string[] {
  return matchesOf(text, pattern).map(([, group]) => group!);
}

/** Returns the source of a pattern that matches one of the alternatives. A long list can thus be written in lines. */
export function oneOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join("|")})`;
}
