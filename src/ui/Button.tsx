import type { ComponentProps } from "react";
import { Icon } from "./IconButton.tsx";

/** Renders a button. Its default type is `button`, which doesn't submit a form. */
export function Button(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="button button-primary" />;
}

interface ButtonLinkProps extends ComponentProps<"a"> {
  /** `primary` for the main action, `secondary` for others. */
  look?: "primary" | "secondary";
}

/** Renders a link that looks like a button; it works without JavaScript. */
export function ButtonLink({ look = "primary", ...more }: ButtonLinkProps) {
  // Its children are among the attributes.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...more} className={`button button-${look}`} />;
}

/** Draws an arrow in a circle, at the end of a button. */
export function Arrow() {
  return <Icon className="drawing button-arrow" path="M3 12h17m-7-7 7 7-7 7" />;
}
