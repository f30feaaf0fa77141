import type { ReactNode } from "react";
import { anchors, contactForm, services, servicesSection } from "../shared/content/index.ts";
import { Arrow, ButtonLink } from "../ui/Button.tsx";

export function Services() {
  const { eyebrow, title, intro, callToAction } = servicesSection;

  return (
    <section className="services night" id={anchors.services} aria-labelledby="services-title">
      <div className="grid services-grid">
        <header className="services-header">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="services-title">{title}</h2>
          <p className="intro services-intro">{intro}</p>
        </header>
        {services.map(({ id, title: name, description, features }) => (
          <article
            key={id}
            className={`card service service-${id}`}
            aria-labelledby={`service-${id}`}
          >
            <svg className="drawing service-drawing" viewBox="0 0 64 64" aria-hidden="true">
              {drawings[id]}
            </svg>
            <div>
              <h3 id={`service-${id}`}>{name}</h3>
              <p className="soft">{description}</p>
            </div>
            <ul className="service-features">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ButtonLink
              href={callToAction.href}
              aria-describedby={`service-${id}`}
              look="secondary"
              onClick={() => requestQuote(name)}
            >
              {callToAction.label}
              <Arrow />
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Begins the message of the contact form with a service, unless the visitor has written one. */
function requestQuote(service: string): void {
  const message = document.querySelector<HTMLTextAreaElement>("[name=message]")!;
  const isUntouched = services.some(({ title }) => message.value === contactForm.quote(title));
  if (isUntouched || !message.value.trim()) message.value = contactForm.quote(service);
}

/** Drawings of the services, by id. */
const drawings: Record<string, ReactNode> = {
  sites: (
    <>
      <rect x="4" y="10" width="56" height="44" rx="6" />
      <path d="M4 19h56M9 14.5h0M12 14.5h0M15 14.5h0M11 29h22M11 34h15" />
      <rect className="filled" x="11" y="41" width="14" height="6" rx="3" />
      <path className="filled" d="M39 25h13l3 8H36z" />
      <path d="M38 33v14h15V33M43 47v-8h5v8" />
    </>
  ),
  systems: (
    <>
      <path d="M32 25v7M14 40v-2a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v2M10 52v-4M14 52v-7M18 52v-5M46 46h8M46 51h5" />
      <rect className="filled" x="22" y="7" width="20" height="18" rx="5" />
      <rect x="4" y="40" width="20" height="17" rx="5" />
      <rect x="40" y="40" width="20" height="17" rx="5" />
    </>
  ),
  chatbots: (
    <>
      <path d="M12 6h28a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H14L4 38V14a8 8 0 0 1 8-8Z" />
      <path
        className="filled"
        d="M30 38h22a8 8 0 0 1 8 8v14l-8-5H30a8 8 0 0 1-8-8v-1a8 8 0 0 1 8-8Z"
      />
      <path d="M15 15h22M15 22h13" />
    </>
  ),
};
