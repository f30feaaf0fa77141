import type { ComponentProps, ReactNode } from "react";

interface Look {
  /** `primary` for the main action, `secondary` for others. */
  look?: "primary" | "secondary";
  /** Adds a circle with an arrow. */
  arrow?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** Renders a button. Its default type is `button`, which doesn't submit a form. */
export function Button(props: ComponentProps<"button"> & Look) {
  return (
    <button type="button" {...attributesOf(props)}>
      {contentOf(props)}
    </button>
  );
}

/** Renders a link that looks like a button; it works without JavaScript. */
export function ButtonLink(props: ComponentProps<"a"> & Look) {
  return <a {...attributesOf(props)}>{contentOf(props)}</a>;
}

function attributesOf<Props extends Look>({ look, arrow: _arrow, className, ...more }: Props) {
  return { ...more, className: `button button-${look ?? "primary"} ${className ?? ""}`.trimEnd() };
}

function contentOf({ arrow, children }: Look) {
  return (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  );
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
