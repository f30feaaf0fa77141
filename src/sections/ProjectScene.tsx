import type { Part } from "../shared/content/scenes.ts";

/** Draws a small interface of parts, whose looks are classes of ProjectScene.css and ProjectDrawings.css. */
export function ProjectScene({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="scene" aria-hidden="true">
      {parts.map(draw)}
    </div>
  );
}

function draw(part: string | Part, index: number) {
  if (typeof part === "string") return part;
  const [look, ...inside] = part;
  const picture = pictures[look];
  return picture ? (
    <svg key={index} viewBox="0 0 60 60" fill={picture.fill}>
      <path d={picture.path} />
    </svg>
  ) : (
    <span key={index} className={look}>
      {inside.map(draw)}
    </span>
  );
}

/** Paths in a square of 60 units. */
const pictures: Record<string, { fill: string; path: string }> = {
  shirt: {
    fill: "#dc855d",
    path: "M22 8 11 14Q5 18 3 31l9 3 3-7v26q15 4 30 0V27l3 7 9-3q-2-13-8-17L38 8q-8 6-16 0ZM22 8q0 5 3 9l5-4 5 4q3-4 3-9M30 13v42M35 25v6l3.5 2 3.5-2v-6ZM15 27v-5M45 27v-5",
  },
  dress: {
    fill: "#3d9596",
    path: "M21 4v6q2 8-1 15-9 14-10 31 20 6 40 0-1-17-10-31-3-7-1-15V4l-3 1q-6 11-12 0ZM20 25q10 3 20 0M25 31l-5 26M35 31l5 26M30 33v25",
  },
  receipt: { fill: "#fffef9", path: "M14 3h32v54l-8-6-8 6-8-6-8 6ZM20 14h12M20 24h20M20 34h20" },
};
