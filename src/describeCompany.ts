import { company, openingHours } from "./shared/content/index.ts";
import type { Site } from "./shared/view.ts";

/** Returns the schema.org description of the company for search engines (JSON-LD). */
export function describeCompany({ url, contactEmail, cnpj }: Site) {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: company.name,
    description: company.blurb,
    url: `${url}/`,
    image: `${url}/og.png`,
    logo: `${url}/icon-512.png`,
    email: contactEmail,
    taxID: cnpj,
    areaServed: "BR",
    openingHoursSpecification: openingHours.map(({ weekdays, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays,
      opens,
      closes,
    })),
  };
}
