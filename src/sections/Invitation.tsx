import { company, contactSection, contactToasts, openingHours } from "../shared/content/index.ts";
import type { Site } from "../shared/view.ts";
import { formatWhatsapp, whatsappUrl } from "../shared/whatsapp.ts";
import { LogoMark } from "../ui/Logo.tsx";

/** Id of the contact section's heading. */
export const titleId = "contact-title";

interface InvitationProps {
  site: Site;
  /**
   * True after an accepted native form post (not sent by JavaScript): Nora confirms the message instead of greeting.
   */
  isSent: boolean;
}

/** Renders the contact section's heading, Nora's greeting and the company's contact data. */
export function Invitation({ site, isSent }: InvitationProps) {
  const { sent } = contactToasts;

  return (
    <>
      <p className="eyebrow">{contactSection.eyebrow}</p>
      <h2 id={titleId}>{contactSection.title}</h2>
      <div className="contact-opening">
        <LogoMark />
        {/* Confirmed here, because `paths.contactSent` scrolls to the top of this section. */}
        <div className={isSent ? "contact-sent" : undefined} role={isSent ? "status" : undefined}>
          <p className="contact-greeting">{isSent ? sent.title : contactSection.opening}</p>
          <p>{isSent ? sent.description : contactSection.intro}</p>
        </div>
      </div>
      <dl className="contact-details">
        <dt>{contactSection.emailLabel}</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </dd>
        {site.whatsapp && (
          <>
            <dt>{contactSection.whatsappLabel}</dt>
            <dd>
              <a href={whatsappUrl(site.whatsapp)}>{formatWhatsapp(site.whatsapp)}</a>
            </dd>
          </>
        )}
        <dt>{`${contactSection.hoursLabel} (${company.timeZone})`}</dt>
        {openingHours.map(({ days, hours }) => (
          <dd key={days}>{`${days}, ${hours}`}</dd>
        ))}
      </dl>
    </>
  );
}
