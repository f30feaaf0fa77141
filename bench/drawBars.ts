interface Bar {
  label: string;
  value: number;
  /** Text after the bar. */
  note: string;
  /** True for a reference value, drawn in a lighter colour. */
  isReference?: boolean;
}

const WIDTH = 720;
const LABEL_WIDTH = 190;
const NOTE_WIDTH = 110;
const ROW = 30;
const TOP = 44;

/** Returns an SVG with horizontal bars. It has its own background, so that it can be read on light and dark pages. */
export function drawBars(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  const scale = (WIDTH - LABEL_WIDTH - NOTE_WIDTH) / longest;
  const height = TOP + bars.length * ROW + 12;
  const rows = bars.map(({ label, value, note, isReference }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, value * scale);
    return `<text x="${LABEL_WIDTH - 10}" y="${y + 15}" text-anchor="end">${escapeXml(label)}</text>
<rect x="${LABEL_WIDTH}" y="${y + 2}" width="${width.toFixed(1)}" height="18" rx="3" fill="${isReference ? "#c9c2ae" : "#0b5a5e"}"/>
<text x="${(LABEL_WIDTH + width + 8).toFixed(1)}" y="${y + 15}">${escapeXml(note)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="#12383b">
<rect width="100%" height="100%" rx="8" fill="#faf7ef"/>
<text x="16" y="26" font-size="15" font-weight="600">${escapeXml(title)}</text>
${rows.join("\n")}
</svg>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
