import { useEffect } from "react";
import { Logo } from "./ui/Logo.tsx";
import { notFound } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { ButtonLink } from "./ui/Button.tsx";

/** Renders the 404 page. In the browser, logs the visited path to the console. */
export function NotFound() {
  useEffect(() => console.error(notFound.logged(location.pathname)), []);

  return (
    <main className="message">
      <a className="target" href={paths.home}>
        <Logo />
      </a>
      <h1 className="message-code">{notFound.heading}</h1>
      <div className="message-text">
        <p className="eyebrow" lang="en">
          {notFound.text}
        </p>
        <p>{notFound.explanation}</p>
      </div>
      <ButtonLink href={paths.home}>{notFound.home}</ButtonLink>
    </main>
  );
}
