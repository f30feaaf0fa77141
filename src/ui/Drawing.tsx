/** Paths in a square of 64 units: lines in the text's colour, and yellow shapes over them. */
export type DrawingPaths = readonly [lines: string, filled: string];

export function Drawing({ paths: [lines, filled] }: { paths: DrawingPaths }) {
  return (
    <svg className="drawing picture" viewBox="0 0 64 64" aria-hidden="true">
      <path d={lines} />
      <path className="filled" d={filled} />
    </svg>
  );
}
