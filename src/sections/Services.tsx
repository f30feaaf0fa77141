import { anchors, contactForm, services, servicesSection } from "../shared/content/index.ts";
import { Arrow, ButtonLink } from "../ui/Button.tsx";
import { Drawing, type DrawingPaths } from "../ui/Drawing.tsx";

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
            <Drawing paths={drawings[id]!} />
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
const drawings: Record<string, DrawingPaths> = {
  sites: [
    "M10 10h44a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6ZM4 19h56M9 14.5h0M12 14.5h0M15 14.5h0M11 29h22M11 34h15M38 33v14h15V33M43 47v-8h5v8",
    "M14 41h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6ZM39 25h13l3 8H36z",
  ],
  systems: [
    "M32 25v7M14 40v-2a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v2M10 52v-4M14 52v-7M18 52v-5M46 46h8M46 51h5M9 40h10a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5ZM45 40h10a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5Z",
    "M27 7h10a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5Z",
  ],
  chatbots: [
    "M12 6h28a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H14L4 38V14a8 8 0 0 1 8-8ZM15 15h22M15 22h13",
    "M30 38h22a8 8 0 0 1 8 8v14l-8-5H30a8 8 0 0 1-8-8v-1a8 8 0 0 1 8-8Z",
  ],
};
