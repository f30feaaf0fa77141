import { type ReactNode, useState } from "react";
import { readBack } from "./readBack.ts";

interface KeptProps {
  /** Where the browser finds what the server drew. */
  id: string;
  /** Left out where the browser is sent no code for it. */
  children?: ReactNode;
}

/** A part of the page that never changes: without children, it is kept as the server drew it. */
export function Kept({ id, children }: KeptProps) {
  const [html] = useState(() => (children ? undefined : readBack(id)));

  return html === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
