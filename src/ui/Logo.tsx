import { company } from "../shared/content/index.ts";

/** Draws the logo's symbol: a speech bubble that contains an "n". */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M9 1h14a8 8 0 0 1 8 8v11a8 8 0 0 1-8 8H9l-8 4V9a8 8 0 0 1 8-8Z"
        fill="var(--logo, var(--petrol))"
      />
      <path
        d="M10.5 21.5v-6.5a5.5 5.5 0 0 1 11 0v6.5"
        fill="none"
        stroke="var(--logo-letter, var(--ipe))"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      {company.name}
    </span>
  );
}
