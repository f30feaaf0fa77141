import { LogoMark } from "./ui/Logo.tsx";
import { unexpectedError } from "./shared/content/index.ts";
import { Button } from "./ui/Button.tsx";

/** In place of a page that could not be drawn. */
export function ErrorScreen() {
  return (
    <main className="message">
      <LogoMark />
      <h1 lang="en">{unexpectedError.heading}</h1>
      <p>{unexpectedError.text}</p>
      <Button arrow onClick={() => location.reload()}>
        {unexpectedError.reload}
      </Button>
    </main>
  );
}
