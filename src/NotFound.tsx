import { useEffect } from "react";
import { LogoMark } from "./ui/Logo.tsx";
import { notFound } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { ButtonLink } from "./ui/Button.tsx";

/** Any path but `/`. The server draws it without knowing the path, so the browser logs it. */
export function NotFound() {
  useEffect(() => console.error(notFound.logged(location.pathname)), []);

  return (
    <main className="message">
      <LogoMark />
      <h1 className="message-code">{notFound.heading}</h1>
      <p className="message-text" lang="en">
        {notFound.text}
      </p>
      <p>{notFound.explanation}</p>
      <ButtonLink href={paths.home} arrow>
        {notFound.home}
      </ButtonLink>
    </main>
  );
}
