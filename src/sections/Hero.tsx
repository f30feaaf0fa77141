import { createElement } from "react";
import { useOpenChat } from "../chat/ChatContext.tsx";
import { anchors, company, conversation, figures, hero } from "../shared/content/index.ts";
import { Arrow, ButtonLink } from "../ui/Button.tsx";
import { LogoMark } from "../ui/Logo.tsx";

export function Hero() {
  const { badge, title, subtitle, primary, secondary } = hero;

  return (
    <section className="hero" id={anchors.hero} aria-labelledby="hero-title">
      <div className="grid hero-grid">
        <div className="hero-promise">
          <p className="eyebrow">{badge}</p>
          {/* `aria-label` keeps the space that browsers may drop from the heading's name at a line break. */}
          <h1 id="hero-title" aria-label={`${title.start} ${title.marked}`}>
            {title.start} <span className="marked">{title.marked}</span>
          </h1>
          <p className="intro hero-subtitle">{subtitle}</p>
          <p className="row hero-actions">
            <ButtonLink href={primary.href}>
              {primary.label}
              <Arrow />
            </ButtonLink>
            <ButtonLink href={secondary.href} look="secondary">
              {secondary.label}
            </ButtonLink>
          </p>
        </div>
        <ul className="row hero-figures">
          {figures.map(({ value, label }) => (
            <li key={value} className="figure">
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
        <Conversation />
      </div>
      {/* Last: painted with half of the section's text, it would move when the browser has read the rest. */}
      <Blossoms />
    </section>
  );
}

/**
 * Draws an example conversation in the chat's look, hidden from screen readers, above a button that opens the chat. Once
 * hydrated, a click anywhere on it does so too; until then the button is a link to the contact form.
 */
function Conversation() {
  const openChat = useOpenChat();
  const { subtitle, bubbles, nextStep, invitation } = conversation;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={openChat ? "talk talk-door" : "talk"} onClick={() => openChat?.()}>
      <div className="talk-example" aria-hidden="true">
        <p className="row note talk-header">
          <LogoMark />
          <strong>{company.name}</strong>
          {subtitle}
        </p>
        {bubbles.map((text, index) => (
          <p key={text} className={index % 2 === 0 ? "bubble bubble-client" : "bubble"}>
            {text}
          </p>
        ))}
        <div className="talk-step">
          {nextStep.label}
          <strong>{nextStep.title}</strong>
          {nextStep.items.join(" · ")}
        </div>
      </div>
      {createElement(
        openChat ? "button" : "a",
        { className: "button button-secondary", href: openChat ? undefined : hero.primary.href },
        invitation,
        <Arrow />,
      )}
    </div>
  );
}

/** Draws a panel with a pattern of ipê blossoms. */
export function Blossoms() {
  return (
    <div className="hero-panel">
      <svg
        className="hero-blossoms"
        viewBox="0 0 400 800"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <defs>
          <g id="blossom">
            {[0, 72, 144, 216, 288].map((angle) => (
              <path
                key={angle}
                transform={`rotate(${angle})`}
                d="M0 0C-16-8-29-26-18-41c4-6 9-3 12-6 3-4 9-4 12 0 3 3 8 0 12 6C29-26 16-8 0 0Z"
              />
            ))}
            <circle r="8" fill="var(--throat, var(--petal))" stroke="none" />
          </g>
        </defs>
        <use href="#blossom" className="hero-bloom" />
        <use href="#blossom" transform="translate(330 742)rotate(-12)scale(2.3)" />
        <use href="#blossom" transform="translate(120 764)rotate(30)scale(1.3)" />
      </svg>
    </div>
  );
}
