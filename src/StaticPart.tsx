import { type ReactNode, useState } from "react";
import { readBack } from "./readBack.ts";

interface StaticPartProps {
  /** Id of the element that holds the server's markup. */
  id: string;
  /** Null in the browser build, which doesn't contain the code of static sections. */
  children: ReactNode;
}

/** Renders a static part of the page. Without children, it keeps the markup that the server rendered. */
export function StaticPart({ id, children }: StaticPartProps) {
  const [html] = useState(() => (children ? undefined : readBack(id)));

  return html === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
