import type { ComponentProps } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
  label: string;
  /** Path of the icon's lines, in a square of 24 units. */
  path: string;
}

/** Path of the icon for closing. */
export const CROSS = "m6 6 12 12m0-12L6 18";

/** Renders a round button with an icon. Its default type is `button`, which doesn't submit a form. */
export function IconButton({ label, path, ...more }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" {...more} aria-label={label}>
      <Icon path={path} />
    </button>
  );
}

export function Icon({ path, className = "drawing" }: Pick<IconButtonProps, "path" | "className">) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
