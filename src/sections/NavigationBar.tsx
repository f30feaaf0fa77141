import { useEffect, useState, useSyncExternalStore } from "react";
import { anchors, navigation, sectionLinks } from "../shared/content/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Logo } from "../ui/Logo.tsx";

/** Id of the skip link's target. */
export const mainId = "conteudo";

const menuId = "menu";

/** Scroll position up to which the bar is transparent after hydration, in CSS pixels. */
const SCROLLED_PX = 20;

/** Renders the fixed bar. Its links are a menu on small screens, which a link, Escape or leaving the bar closes. */
export function NavigationBar() {
  const scrolled = useScrolled();
  const current = useSectionInView();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {navigation.skip}
      </a>
      <header className="navigation-bar" data-scrolled={scrolled}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          className="navigation"
          aria-label={navigation.label}
          onBlur={({ currentTarget, relatedTarget }) =>
            relatedTarget && !currentTarget.contains(relatedTarget) && close()
          }
          onKeyDown={({ key }) => key === "Escape" && close()}
        >
          <a className="navigation-logo" href={`#${anchors.hero}`} onClick={close}>
            <Logo />
          </a>
          <button
            className="navigation-toggle"
            type="button"
            // Lets Safari focus it when it is pressed, which opens the menu until hydration.
            tabIndex={0}
            aria-controls={menuId}
            aria-expanded={scrolled === undefined ? undefined : isOpen}
            aria-label={isOpen ? navigation.closeMenu : navigation.openMenu}
            onClick={() => setOpen(!isOpen)}
          />
          <div className="navigation-links" id={menuId} data-open={isOpen}>
            {sectionLinks.map(({ href, label }) => (
              <a
                key={href}
                className="target navigation-link"
                href={href}
                aria-current={href === `#${current}` ? true : undefined}
                onClick={close}
              >
                {label}
              </a>
            ))}
            <ButtonLink href={navigation.callToAction.href} onClick={close}>
              {navigation.callToAction.label}
            </ButtonLink>
          </div>
        </nav>
      </header>
    </>
  );
}

/** Returns whether the page is scrolled by more than `SCROLLED_PX`; undefined until hydration. */
function useScrolled(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => scrollY > SCROLLED_PX,
    () => undefined,
  );
}

function onScroll(update: () => void): () => void {
  addEventListener("scroll", update, { passive: true });
  return () => removeEventListener("scroll", update);
}

/** Returns the id of the section that is or was last in the middle of the window; undefined until hydration. */
function useSectionInView(): string | undefined {
  const [id, setId] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setId(entered.target.id);
      },
      { rootMargin: "-50% 0px" },
    );
    for (const section of document.querySelectorAll("main > section")) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return id;
}
