import { ContactForm } from "../contact/ContactForm.tsx";
import { contactSection } from "../shared/content/contact.ts";
import { anchors } from "../shared/content/navigation.ts";
import { contactPrivacy } from "../shared/content/privacy.ts";
import type { View } from "../shared/view.ts";
import { OpenNow } from "./OpenNow.tsx";
import { Invitation, titleId } from "./Invitation.tsx";

export function Contact({ site, backend, contact }: Pick<View, "site" | "backend" | "contact">) {
  return (
    <section className="contact" id={anchors.contact} aria-labelledby={titleId}>
      <div className="grid contact-grid">
        <div className="contact-invitation">
          <Invitation site={site} isSent={contact.status === "sent"} />
          <OpenNow />
        </div>
        <div className="contact-card">
          <h3>{contactSection.formTitle}</h3>
          <ContactForm contact={contact} backend={backend} titleId={titleId} />
          <p className="contact-privacy">
            {contactPrivacy(site.retentionDays)}{" "}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
