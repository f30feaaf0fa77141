import { useEffect } from "react";
import { Blossoms } from "./sections/Hero.tsx";
import { company, hero, notFound } from "./shared/content/index.ts";
import { paths } from "./shared/paths.ts";
import { ButtonLink } from "./ui/Button.tsx";
import { Logo } from "./ui/Logo.tsx";

/** Renders the 404 page. In the browser, logs the visited path to the console. */
export function NotFound() {
  useEffect(() => console.error(notFound.logged(location.pathname)), []);

  return (
    <main className="message">
      {/* React moves these two into the head. */}
      <title>{`${notFound.text} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <a className="target" href={paths.home}>
        <Logo />
      </a>
      <h1 className="message-code">{notFound.heading}</h1>
      <div className="message-text">
        <h2>{notFound.text}</h2>
        <p>{notFound.explanation}</p>
        <small lang="en">{notFound.english}</small>
      </div>
      <p className="row">
        <ButtonLink href={paths.home}>{notFound.home}</ButtonLink>
        <ButtonLink href={paths.home + hero.primary.href} look="secondary">
          {hero.primary.label}
        </ButtonLink>
      </p>
      <Blossoms />
    </main>
  );
}
