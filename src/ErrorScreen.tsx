import { useEffect, useRef } from "react";
import { Logo } from "./ui/Logo.tsx";
import { unexpectedError } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { Button } from "./ui/Button.tsx";

const TEXT_ID = "erro";

/**
 * Renders the message that replaces a page after a rendering error. Sets the document's title, and focuses the
 * heading so that screen readers read it.
 */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = unexpectedError.title;
    heading.current?.focus();
  }, []);

  return (
    <main className="message">
      <a href={paths.home}>
        <Logo />
      </a>
      <div className="message-text">
        <h1 ref={heading} className="eyebrow" lang="en" tabIndex={-1} aria-describedby={TEXT_ID}>
          {unexpectedError.heading}
        </h1>
        <p id={TEXT_ID}>{unexpectedError.text}</p>
      </div>
      <Button arrow onClick={() => location.reload()}>
        {unexpectedError.reload}
      </Button>
    </main>
  );
}
