import { company, metadata, openingHours, services } from "./shared/content/index.ts";
import type { Site } from "./shared/view.ts";
import { whatsappUrl } from "./shared/whatsapp.ts";

/** Returns the schema.org description of the company and its site for search engines (JSON-LD). */
export function describeCompany({ url, contactEmail, cnpj, whatsapp }: Site) {
  const id = `${url}/#empresa`;

  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ProfessionalService",
        "@id": id,
        name: company.name,
        description: company.blurb,
        url: `${url}/`,
        image: `${url}/og.png`,
        logo: `${url}/icon-512.png`,
        email: contactEmail,
        taxID: cnpj,
        ...(whatsapp && {
          contactPoint: { "@type": "ContactPoint", url: whatsappUrl(whatsapp) },
        }),
        areaServed: "BR",
        openingHoursSpecification: openingHours.map(({ weekdays, opens, closes }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: weekdays,
          opens,
          closes,
        })),
        makesOffer: services.map(({ title, description }) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: title, description },
        })),
      },
      {
        "@type": "WebSite",
        "@id": `${url}/#site`,
        url: `${url}/`,
        name: company.name,
        inLanguage: metadata.language,
        publisher: { "@id": id },
      },
    ],
  };
}
