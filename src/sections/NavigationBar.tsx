import { useEffect, useState } from "react";
import { anchors, navigation, sectionLinks } from "../shared/content/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { CROSS, IconButton } from "../ui/IconButton.tsx";
import { Logo } from "../ui/Logo.tsx";

/** Id of the skip link's target. */
export const mainId = "conteudo";

/** Renders the fixed bar. Its links are a menu on small screens, which a link, Escape or leaving the bar closes. */
export function NavigationBar() {
  const { isScrolled, isReadingOn, section } = useScroll();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <a className="skip-link button button-primary" href={`#${mainId}`}>
        {navigation.skip}
      </a>
      <header
        className="navigation-bar"
        data-open={isOpen}
        data-scrolled={isScrolled}
        data-reading-on={isReadingOn}
        data-section={section}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          className="navigation"
          aria-label={navigation.label}
          onBlur={({ currentTarget, relatedTarget }) =>
            relatedTarget && !currentTarget.contains(relatedTarget) && close()
          }
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Escape" || !isOpen) return;
            close();
            currentTarget.querySelector("button")!.focus();
          }}
        >
          <a className="navigation-logo" href={`#${anchors.hero}`} onClick={close}>
            <Logo />
          </a>
          <IconButton
            className="icon-button navigation-toggle"
            // Lets Safari focus it when it is pressed, which opens the menu until hydration.
            tabIndex={0}
            aria-controls="menu"
            aria-expanded={isScrolled === undefined ? undefined : isOpen}
            label={isOpen ? navigation.closeMenu : navigation.openMenu}
            path={isOpen ? CROSS : "M2 8h20M2 16h20"}
            onClick={() => setOpen(!isOpen)}
          />
          <Menu section={section} close={close} />
        </nav>
      </header>
    </>
  );
}

/** Renders the links to the sections, with the one in view marked. */
function Menu({ section, close }: { section: string | undefined; close: () => void }) {
  return (
    <div className="navigation-links" id="menu">
      {sectionLinks.map(({ href, label }) => (
        <a
          key={href}
          className="target navigation-link"
          href={href}
          aria-current={href === `#${section}` ? true : undefined}
          onClick={close}
        >
          {label}
        </a>
      ))}
      <ButtonLink href={navigation.callToAction.href} onClick={close}>
        {navigation.callToAction.label}
      </ButtonLink>
    </div>
  );
}

/** Follows the scrolling of the page. `isScrolled`, by more than 20 px, is undefined until hydration. */
function useScroll() {
  const [isScrolled, setScrolled] = useState<boolean>();
  const [isReadingOn, setReadingOn] = useState(false);
  const [section, setSection] = useState<string>();

  useEffect(() => {
    let last = scrollY;
    const look = () => {
      setScrolled(scrollY > 20);
      setReadingOn(scrollY > last);
      last = scrollY;
    };
    look();
    addEventListener("scroll", look, { passive: true });
    // Only one section crosses the line at half the window's height.
    const middle = new IntersectionObserver(
      (entries) => entries.forEach((each) => each.isIntersecting && setSection(each.target.id)),
      { rootMargin: "-50% 0px" },
    );
    document.querySelectorAll("main > section").forEach((each) => middle.observe(each));
    return () => removeEventListener("scroll", look);
  }, []);
  return { isScrolled, isReadingOn, section };
}
