import { anchors, contactForm, services, servicesSection } from "../shared/content/index.ts";
import { Arrow, ButtonLink } from "../ui/Button.tsx";
import { Scene } from "./Scene.tsx";

export function Services() {
  const { eyebrow, title, intro, callToAction } = servicesSection;

  return (
    <section className="services night" id={anchors.services} aria-labelledby="services-title">
      <header className="grid section-header">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="services-title">{title}</h2>
        <p className="intro">{intro}</p>
      </header>
      <div className="grid services-grid">
        {services.map(({ id, title: name, description, features }) => (
          <article key={id} className="card service" aria-labelledby={`service-${id}`}>
            <Scene id={id} title={name} />
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
