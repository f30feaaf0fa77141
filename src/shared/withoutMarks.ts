/** Returns an answer of the assistant without the Markdown marks of bold text and headings. */
export function withoutMarks(answer: string): string {
  return answer.replaceAll("**", "").replaceAll(/^#{1,6} +/gm, "");
}
