import { company, footer, privacyNotice, sectionLinks } from "../shared/content/index.ts";
import type { View } from "../shared/view.ts";
import { Logo } from "../ui/Logo.tsx";

export function Footer({ site, year }: View) {
  return (
    <footer className="footer night">
      <div className="grid footer-grid">
        <div>
          <Logo />
          <p className="intro footer-blurb">{company.blurb}</p>
          <a className="target" href={`mailto:${site.contactEmail}`}>
            {site.contactEmail}
          </a>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{footer.linksLabel}</h2>
          <ul className="footer-links">
            {sectionLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <details className="footer-privacy">
          <summary>{privacyNotice.title}</summary>
          <dl>
            {privacyNotice.answers(site).map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <p>
            {privacyNotice.requests} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            .
          </p>
        </details>
        <p className="footer-copyright">
          {footer.copyright(year)} <span>{`${footer.cnpjLabel} ${site.cnpj}`}</span>
        </p>
      </div>
    </footer>
  );
}
