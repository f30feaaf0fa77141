import { useEffect, useRef } from "react";
import { Style } from "./Document.tsx";
import { Logo } from "./ui/Logo.tsx";
import { metadata, unexpectedError } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { Button } from "./ui/Button.tsx";

const TEXT_ID = "erro";

/** Renders the document that replaces the page after a rendering error. */
export function ErrorDocument({ css }: { css: string }) {
  return (
    <html lang={metadata.language}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{unexpectedError.title}</title>
        <Style css={css} />
      </head>
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}

/** Focuses the heading, so that screen readers read it. */
function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="message">
      <a className="target" href={paths.home}>
        <Logo />
      </a>
      <div className="message-text">
        <h1 ref={heading} className="eyebrow" lang="en" tabIndex={-1} aria-describedby={TEXT_ID}>
          {unexpectedError.heading}
        </h1>
        <p id={TEXT_ID}>{unexpectedError.text}</p>
      </div>
      <Button onClick={() => location.reload()}>{unexpectedError.reload}</Button>
    </main>
  );
}
