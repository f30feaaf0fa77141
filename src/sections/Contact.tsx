import { ContactForm } from "../contact/ContactForm.tsx";
import {
  anchors,
  company,
  contactSection,
  openingHours,
  privacy,
} from "../shared/content/index.ts";
import type { View } from "../shared/view.ts";
import { formatWhatsapp, whatsappUrl } from "../shared/whatsapp.ts";
import { OpenNow } from "./OpenNow.tsx";
import { LogoMark } from "../ui/Logo.tsx";

/** Renders the contact section: the form and the company's contact data. */
export function Contact({ site, backend, contact }: Pick<View, "site" | "backend" | "contact">) {
  const email = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;

  return (
    <section className="contact" id={anchors.contact} aria-labelledby="contact-title">
      <div className="grid contact-grid">
        <div className="contact-invitation">
          <p className="eyebrow">{contactSection.eyebrow}</p>
          <h2 id="contact-title">{contactSection.title}</h2>
          <div className="contact-opening">
            <LogoMark />
            <div>
              <p className="contact-greeting">{contactSection.opening}</p>
              <p>{contactSection.intro}</p>
            </div>
          </div>
          <dl className="contact-details">
            <dt>{contactSection.emailLabel}</dt>
            <dd>{email}</dd>
            {site.whatsapp && (
              <>
                <dt>{contactSection.whatsappLabel}</dt>
                <dd>
                  <a href={whatsappUrl(site.whatsapp)}>{formatWhatsapp(site.whatsapp)}</a>
                </dd>
              </>
            )}
            <dt>{contactSection.hoursLabel}</dt>
            {openingHours.map(({ days, hours }) => (
              <dd key={days}>
                {days}, {hours}
              </dd>
            ))}
            <dd className="contact-zone">{company.timeZone}</dd>
            <OpenNow />
          </dl>
        </div>
        <div className="contact-card">
          <h3>{contactSection.formTitle}</h3>
          <ContactForm contact={contact} backend={backend} />
          <p className="contact-privacy">
            {privacy.contact(site.retentionDays)} {email}.
          </p>
        </div>
      </div>
    </section>
  );
}
