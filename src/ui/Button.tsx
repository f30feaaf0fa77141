import type { ComponentProps } from "react";

interface Look {
  /** `primary` for the main action, `secondary` for others. */
  look?: "primary" | "secondary";
  /** Adds a circle with an arrow. */
  arrow?: boolean;
}

/** Renders a button. Its default type is `button`, which doesn't submit a form. */
export function Button({
  look,
  arrow,
  className,
  children,
  ...more
}: ComponentProps<"button"> & Look) {
  return (
    <button type="button" {...more} className={classes(look, className)}>
      {children}
      {arrow && <Arrow />}
    </button>
  );
}

/** Renders a link that looks like a button; it works without JavaScript. */
export function ButtonLink({
  look,
  arrow,
  className,
  children,
  ...more
}: ComponentProps<"a"> & Look) {
  return (
    <a {...more} className={classes(look, className)}>
      {children}
      {arrow && <Arrow />}
    </a>
  );
}

function classes(look: Look["look"] = "primary", className = "") {
  return `button button-${look} ${className}`.trimEnd();
}

export function Arrow() {
  return (
    <svg className="button-arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M2 8h11M8.5 3.5 13 8l-4.5 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
