import { Style } from "./Document.tsx";
import { unexpectedError } from "./shared/content/index.ts";
import { Button } from "./ui/Button.tsx";

const TEXT_ID = "erro";

/** Renders the document that replaces the page after a rendering error. */
export function ErrorScreen({ css }: { css: string }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{unexpectedError.title}</title>
        <Style css={css} />
      </head>
      <body>
        <main className="message">
          <div className="message-text">
            <h1 lang="en">{unexpectedError.heading}</h1>
            <p id={TEXT_ID}>{unexpectedError.text}</p>
          </div>
          {/* Focused, so that screen readers read what happened. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus aria-describedby={TEXT_ID} onClick={() => location.reload()}>
            {unexpectedError.reload}
          </Button>
        </main>
      </body>
    </html>
  );
}
