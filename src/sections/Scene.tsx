import { createElement, type ReactNode } from "react";
import { scenes, type Part } from "../shared/content/scenes.ts";

/**
 * Draws the small interface of a project or service, or a window with its title if it has none. The looks of its parts
 * are classes of Scene.css.
 */
export function Scene({ id, title }: { id: string; title: string }) {
  const drawing = scenes[id] ?? ["window", ["headline", title]];
  return createElement("div", { className: "scene", "aria-hidden": true }, draw(drawing));
}

function draw(part: string | Part): ReactNode {
  if (typeof part === "string") return part;
  const [look, ...inside] = part;
  return pictures[look] ?? createElement("span", { className: look }, ...inside.map(draw));
}

const pictures: Record<string, ReactNode> = {
  shirt: (
    <svg viewBox="0 0 60 60" fill="#dc855d" stroke="#95492a">
      <path d="M22 8 11 14Q5 18 3 31l9 3 3-7v26q15 4 30 0V27l3 7 9-3q-2-13-8-17L38 8q-8 6-16 0ZM22 8q0 5 3 9l5-4 5 4q3-4 3-9M30 13v42M35 25v6l3.5 2 3.5-2v-6Z" />
    </svg>
  ),
  dress: (
    <svg viewBox="0 0 60 60" fill="#3d9596" stroke="#185c60">
      <path d="M21 4v6q2 8-1 15-9 14-10 31 20 6 40 0-1-17-10-31-3-7-1-15V4l-3 1q-6 11-12 0ZM20 25q10 3 20 0M25 31l-5 26M35 31l5 26M30 33v25" />
    </svg>
  ),
  bread: (
    <svg viewBox="4 8 54 46" fill="#e0a458" stroke="#8a5620">
      <path d="M9 30Q2 16 20 15h20q18 1 11 15v14q0 3-3 3H12q-3 0-3-3ZM18 22l5 7M28 22l5 7M38 22l5 7" />
    </svg>
  ),
  chart: (
    <svg viewBox="0 0 100 50" preserveAspectRatio="none" fill="var(--success-soft)">
      <path stroke="var(--petrol)" d="M-9 60V45L4 38 27 25 50 31 73 14 96 7 109 3V60Z" />
      <path stroke="var(--ipe)" strokeWidth="10" d="M96 7h0" />
    </svg>
  ),
};
