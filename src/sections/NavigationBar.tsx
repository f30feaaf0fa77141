import { useEffect, useRef, useState } from "react";
import { anchors, navigation, sectionLinks } from "../shared/content/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Logo } from "../ui/Logo.tsx";

/** Id of the skip link's target. */
export const mainId = "conteudo";

const menuId = "menu";

/** Scroll position up to which the bar is transparent after hydration, in CSS pixels. */
const SCROLLED_PX = 20;

export function NavigationBar() {
  const scrolled = useScrolled();
  const current = useSectionInView();
  const { menu, open, ...button } = useMenu();
  const { hide } = button;

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {navigation.skip}
      </a>
      <header className="navigation-bar" data-scrolled={scrolled}>
        {/* The open menu covers parts of the page: it closes when the focus moves on to an element outside the bar. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          className="navigation"
          aria-label={navigation.label}
          onBlur={({ currentTarget, relatedTarget }) =>
            relatedTarget && !currentTarget.contains(relatedTarget) && hide()
          }
          onKeyDown={({ key }) => key === "Escape" && hide()}
        >
          <a className="navigation-logo" href={`#${anchors.hero}`}>
            <Logo />
          </a>
          <div className="navigation-links">
            <Links current={current} />
          </div>
          <button
            className="navigation-toggle"
            type="button"
            popoverTarget={menuId}
            aria-expanded={open}
            aria-label={open ? navigation.closeMenu : navigation.openMenu}
            onClick={button.onClick}
          />
          <div
            ref={menu}
            className="navigation-menu"
            id={menuId}
            popover="auto"
            data-open={open}
            onBeforeToggle={button.onBeforeToggle}
          >
            <Links current={current} onChoose={hide} />
          </div>
        </nav>
      </header>
    </>
  );
}

interface LinksProps {
  /** Id of the section in view. */
  current: string | undefined;
  onChoose?: () => void;
}

function Links({ current, onChoose }: LinksProps) {
  return (
    <>
      {sectionLinks.map(({ href, label }) => (
        <a
          key={href}
          className="navigation-link"
          href={href}
          aria-current={href === `#${current}` ? true : undefined}
          onClick={onChoose}
        >
          {label}
        </a>
      ))}
      <ButtonLink href={navigation.callToAction.href} onClick={onChoose}>
        {navigation.callToAction.label}
      </ButtonLink>
    </>
  );
}

/**
 * Returns the state and actions of the menu on small screens: a popover, which opens without JavaScript, or in a browser
 * without popovers an element that CSS shows while `open`. Until hydration `open` is undefined.
 */
function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const hasPopovers = () => menu.current !== null && "hidePopover" in menu.current;

  return {
    menu,
    open,
    onClick: () => hasPopovers() || setOpen(!open),
    onBeforeToggle: ({ newState }: { newState: string }) => setOpen(newState === "open"),
    hide: () => {
      if (hasPopovers()) menu.current!.hidePopover();
      else setOpen(false);
    },
  };
}

/** Returns whether the page is scrolled by more than `SCROLLED_PX`; undefined until hydration. */
function useScrolled(): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();

  useEffect(() => {
    const update = () => setScrolled(scrollY > SCROLLED_PX);

    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return scrolled;
}

/** Returns the id of the section in the middle of the window; undefined until hydration and between sections. */
function useSectionInView(): string | undefined {
  const [id, setId] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setId((current) => {
            if (isIntersecting) return target.id;
            return current === target.id ? undefined : current;
          });
        }
      },
      { rootMargin: "-50% 0px" },
    );
    for (const section of document.querySelectorAll("main section[id]")) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return id;
}
