import { useEffect, useState } from "react";
import { useOpenChat } from "../chat/ChatContext.tsx";
import { QuestionButtons } from "../chat/QuestionButtons.tsx";
import { ContactForm } from "../contact/ContactForm.tsx";
import { chat } from "../shared/content/chat.ts";
import { anchors, company, footer, openingHours } from "../shared/content/index.ts";
import { contactSection, contactToasts } from "../shared/content/contact.ts";
import { contactPrivacy } from "../shared/content/privacy.ts";
import { isOpenAt, nextOpening } from "../shared/openingTimes.ts";
import type { View } from "../shared/view.ts";
import { formatWhatsapp, whatsappUrl } from "../shared/whatsapp.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/IconButton.tsx";
import { LogoMark } from "../ui/Logo.tsx";

const titleId = "contact-title";

/** A telephone receiver in a speech bubble. */
const HANDSET =
  "M3 21l1.4-4.6A9 9 0 1 1 7.8 19.7ZM9 8c-.7.7-.8 1.9 0 3.2a8 8 0 0 0 3.8 3.8c1.3.8 2.5.7 3.2 0l-.3-1.4-2-.7-1 .9a5 5 0 0 1-2.5-2.5l.9-1-.7-2Z";

const MINUTE_MS = 60_000;

export function Contact(view: View) {
  const { contactEmail, whatsapp, retentionDays, cnpj } = view.site;

  return (
    <section className="contact" id={anchors.contact} aria-labelledby={titleId}>
      <div className="grid contact-grid">
        <header className="contact-opening">
          <p className="eyebrow">{contactSection.eyebrow}</p>
          <h2 id={titleId}>{contactSection.title}</h2>
          <Greeting isSent={view.contact.status === "sent"} />
        </header>
        <div className="card contact-card">
          <ContactForm {...view} titleId={titleId} />
          <p className="note contact-privacy">
            {contactPrivacy(retentionDays)} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
          <div className="contact-next">
            <h3>{contactSection.next.title}</h3>
            <ol>
              {contactSection.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
        <div className="contact-details">
          {whatsapp && (
            <ButtonLink href={whatsappUrl(whatsapp)}>
              <Icon path={HANDSET} />
              <span>{`${contactSection.whatsapp} ${formatWhatsapp(whatsapp)}`}</span>
            </ButtonLink>
          )}
          <Questions />
          <dl className="row">
            <div>
              <dt>{contactSection.emailLabel}</dt>
              <dd>
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </dd>
            </div>
            <div>
              <dt>{footer.cnpjLabel}</dt>
              <dd>{cnpj}</dd>
            </div>
            <div>
              <dt>{`${contactSection.hoursLabel} (${company.timeZone})`}</dt>
              {openingHours.map(({ days, hours }) => (
                <dd key={days}>{`${days}, ${hours}`}</dd>
              ))}
              <OpenNow />
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Nora's bubble: a greeting, or after an accepted native post (`paths.contactSent`) the confirmation. */
function Greeting({ isSent }: { isSent: boolean }) {
  const { title, description } = isSent ? contactToasts.sent : contactSection.greeting;
  return (
    <div className="contact-greeting">
      <LogoMark />
      <div className="bubble" role={isSent ? "status" : undefined}>
        <strong>{title}</strong>
        {description}
      </div>
    </div>
  );
}

/** Renders whether the company is open now, updated every minute. The server, whose page serves any time, renders its room. */
function OpenNow() {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const isClosed = now && !isOpenAt(now, openingHours);
  const { openNow, closedNow } = contactSection;
  return (
    <dd className="row contact-now" data-open={now && !isClosed}>
      {isClosed ? closedNow(nextOpening(now, openingHours)) : openNow}
    </dd>
  );
}

/** Offers the assistant's first questions. Invisible, but with its room, until hydration. */
function Questions() {
  const openChat = useOpenChat();
  const { title, text } = contactSection.assistant;

  return (
    <div className={openChat ? "contact-questions" : "contact-questions contact-unknown"}>
      <h3>{title}</h3>
      <p>{text}</p>
      <QuestionButtons questions={chat.suggestions} ask={(question) => openChat?.(question)} />
    </div>
  );
}
