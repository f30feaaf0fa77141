import { Logo } from "./ui/Logo.tsx";
import { unexpectedError } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { Button } from "./ui/Button.tsx";

/** Renders the error message that replaces a page that failed to render. */
export function ErrorScreen() {
  return (
    <main className="message">
      <a href={paths.home}>
        <Logo />
      </a>
      <div className="message-text">
        <h1 className="eyebrow" lang="en">
          {unexpectedError.heading}
        </h1>
        <p>{unexpectedError.text}</p>
      </div>
      <Button arrow onClick={() => location.reload()}>
        {unexpectedError.reload}
      </Button>
    </main>
  );
}
