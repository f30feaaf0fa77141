import { type ReactNode, useState } from "react";
import { readBack } from "./readBack.ts";

interface KeptProps {
  /** Id of the element that holds the server's markup. */
  id: string;
  /** Absent in the browsers' build, which has no code for it. */
  children?: ReactNode;
}

/** A static part of the page: without children, hydration keeps the server's markup. */
export function Kept({ id, children }: KeptProps) {
  const [html] = useState(() => (children ? undefined : readBack(id)));

  return html === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
