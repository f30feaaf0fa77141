import { useEffect, useRef, useState } from "react";
import { anchors, navigation, sectionLinks } from "../shared/content/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Logo } from "../ui/Logo.tsx";
import { useScrolled } from "./useScrolled.ts";

/** Id of the skip link's target. */
export const mainId = "conteudo";

const menuId = "menu";

/** Scroll position up to which the bar is transparent after hydration, in CSS pixels. */
const SCROLLED_PX = 20;

export function NavigationBar() {
  const scrolled = useScrolled(SCROLLED_PX);
  const { menu, open, setOpen, hide } = useMenu();

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
        >
          <a className="navigation-logo" href={`#${anchors.hero}`}>
            <Logo />
          </a>
          <div className="navigation-links">
            <Links />
          </div>
          {/* A popover opens without JavaScript; Escape or a press outside closes it. */}
          <button
            className="navigation-toggle"
            type="button"
            popoverTarget={menuId}
            aria-expanded={open}
            aria-label={open ? navigation.closeMenu : navigation.openMenu}
          />
          <div
            ref={menu}
            className="navigation-menu"
            id={menuId}
            popover="auto"
            onBeforeToggle={({ newState }) => setOpen(newState === "open")}
          >
            <Links onChoose={hide} />
          </div>
        </nav>
      </header>
    </>
  );
}

function Links({ onChoose }: { onChoose?: () => void }) {
  return (
    <>
      {sectionLinks.map(({ href, label }) => (
        <a key={href} className="navigation-link" href={href} onClick={onChoose}>
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
 * Returns the state and actions of the menu on small screens. Until hydration `open` is undefined, so no
 * `aria-expanded` is rendered. Without this attribute, browsers expose the popover's state on its button to assistive
 * technology.
 */
function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = menu.current!;
    // Close a menu that is only hidden by CSS, as in a window that became wider: before hydration, choosing a link
    // doesn't close the popover.
    const hideInvisible = () => {
      if (element.checkVisibility({ visibilityProperty: true })) return;
      // Move the focus to the logo: else it would be lost, since the menu's button is hidden too. The browser may have
      // taken it from a hidden link already.
      const { activeElement: focused, body } = document;
      if (element.matches(":popover-open") && (focused === body || element.contains(focused))) {
        element.parentElement!.querySelector("a")!.focus({ preventScroll: true });
      }
      element.hidePopover();
    };
    hideInvisible();
    addEventListener("resize", hideInvisible);
    // Keep a known state: React can flush this effect within `beforetoggle`, before the popover opens.
    setOpen((known) => known ?? element.matches(":popover-open"));
    return () => removeEventListener("resize", hideInvisible);
  }, []);

  function hide() {
    menu.current?.hidePopover();
  }

  return { menu, open, setOpen, hide };
}
