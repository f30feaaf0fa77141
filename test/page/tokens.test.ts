import { readFileSync } from "node:fs";
import { join } from "node:path";

const LIGHT_DARK = /^light-dark\((\S+\([^)]+\)), (\S+\([^)]+\))\)$/;

const css = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");
const tokens = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

/** Values of the tokens in each scheme. */
const schemes = {
  light: new Map(tokens.map(([name, value]) => [name, value.replace(LIGHT_DARK, "$1")])),
  dark: new Map(tokens.map(([name, value]) => [name, value.replace(LIGHT_DARK, "$2")])),
};

/** Minimum contrast ratios of WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;

const pairs: [ink: string, ground: string, least: number][] = [
  ["--ink", "--paper", TEXT],
  ["--ink", "--paper-sunk", TEXT],
  ["--ink", "--surface", TEXT],
  ["--ink-soft", "--paper", TEXT],
  ["--ink-soft", "--paper-sunk", TEXT],
  ["--ink-soft", "--surface", TEXT],
  ["--ipe-text", "--paper", TEXT],
  ["--ipe-text", "--surface", TEXT],
  ["--on-petrol", "--petrol", TEXT],
  ["--on-petrol", "--petrol-deep", TEXT],
  ["--on-ipe", "--ipe", TEXT],
  ["--on-ipe", "--ipe-bright", TEXT],
  ["--on-night", "--night", TEXT],
  ["--on-night", "--night-raised", TEXT],
  ["--on-night-soft", "--night", TEXT],
  ["--on-night-soft", "--night-raised", TEXT],
  ["--ipe", "--night", TEXT],
  ["--ipe", "--night-raised", TEXT],
  ["--on-action", "--action", TEXT],
  ["--on-action", "--action-strong", TEXT],
  ["--danger", "--surface", TEXT],
  ["--danger", "--danger-soft", TEXT],
  ["--success", "--surface", TEXT],
  ["--success", "--success-soft", TEXT],
  ["--ink", "--danger-soft", TEXT],
  ["--ink", "--success-soft", TEXT],
  ["--ink", "--ipe-soft", TEXT],
  ["--line-strong", "--paper", CONTROL],
  ["--line-strong", "--surface", CONTROL],
  ["--focus", "--paper", CONTROL],
  ["--focus", "--surface", CONTROL],
  ["--on-action-mark", "--action-mark", CONTROL],
];

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  it.each(pairs)("has %s on %s at %d:1 at least", (ink, ground, least) => {
    expect(contrast(luminance(ink), luminance(ground))).toBeGreaterThanOrEqual(least);
  });

  function luminance(token: string): number {
    const value = schemes[scheme].get(token) ?? "";
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (other) return luminance(other);

    const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
    if (!hue) throw new Error(`${token} is no colour: ${value}`);
    return luminanceOf(Number(lightness), Number(chroma), Number(hue));
  }
});

/** Returns WCAG 2.2's contrast ratio of two relative luminances. */
function contrast(one: number, other: number): number {
  const [darker, lighter] = one < other ? [one, other] : [other, one];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of an OKLCH colour, clipped to sRGB (https://bottosson.github.io/posts/oklab/). */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

function inGamut(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
