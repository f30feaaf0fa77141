/** Returns the first `length` UTF-16 code units of `text`, one less if the cut would split a surrogate pair. */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, splitsPair ? length - 1 : length);
}
