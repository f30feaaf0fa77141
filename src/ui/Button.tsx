import type { ComponentProps } from "react";

/** Renders a button. Its default type is `button`, which doesn't submit a form. */
export function Button(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="button button-primary" />;
}

interface ButtonLinkProps extends ComponentProps<"a"> {
  /** `primary` for the main action, `secondary` for others. */
  look?: "primary" | "secondary";
}

/** Renders a link that looks like a button; it works without JavaScript. */
export function ButtonLink({ look = "primary", children, ...more }: ButtonLinkProps) {
  return (
    <a {...more} className={`button button-${look}`}>
      {children}
    </a>
  );
}

/** Draws an arrow in a circle, at the end of a button. */
export function Arrow() {
  return (
    <svg className="drawing button-arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" />
    </svg>
  );
}
