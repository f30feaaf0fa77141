import type { ComponentProps } from "react";

interface Look {
  /** `primary` for the one thing to do; `secondary` for what else there is. */
  look?: "primary" | "secondary";
  /** Draws the disc that points onward. */
  arrow?: boolean;
}

/** Something that acts here. */
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

/** Something that leads elsewhere, dressed as a button: it works without JavaScript. */
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

function Arrow() {
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
