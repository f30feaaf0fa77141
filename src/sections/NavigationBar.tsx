import { useRef, useState } from "react";
import { anchors, navigation, sectionLinks } from "../shared/content/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Logo } from "../ui/Logo.tsx";
import { useScrolled } from "./useScrolled.ts";
import { useSectionInView } from "./useSectionInView.ts";

/** Id of the skip link's target. */
export const mainId = "conteudo";

const menuId = "menu";

/** Scroll position up to which the bar is transparent after hydration, in CSS pixels. */
const SCROLLED_PX = 20;

export function NavigationBar() {
  const scrolled = useScrolled(SCROLLED_PX);
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
