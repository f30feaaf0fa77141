import { Environment } from "../config/environment.ts";
import { type Check, ok, warning } from "./Check.ts";

/** Variables whose default doesn't suit a public site, with the effect of leaving them unset. */
const NEEDED = {
  SITE_URL: "links, sitemap and visitors' sessions say http://localhost",
  CONTACT_EMAIL: "visitors see contato@nora.example",
  MAIL_FROM: "mail is sent as site@nora.example, which receivers refuse",
  COMPANY_CNPJ: "visitors see an example's registration number",
};

/** Warns about settings, and missing ones, that `readConfig` accepts but a public site should not have. */
export const checkEnvironment: Check = ({ config, environment }) => {
  const findings = config.warnings.map((line) => warning(line));
  const known = new Map(Object.keys(Environment.shape).map((name) => [lettersOf(name), name]));
  for (const name of Object.keys(environment)) {
    const meant = known.get(lettersOf(name));
    if (meant !== undefined && meant !== name) {
      findings.push(warning(`${name} means nothing here`, `did you mean ${meant}?`));
    }
  }
  for (const [name, effect] of Object.entries(NEEDED)) {
    if (!environment[name]) findings.push(warning(`${name} is not set: ${effect}`, `set ${name}`));
  }
  return findings.length > 0 ? findings : ok("every variable is valid");
};

/** Returns a name's letters in alphabetical order: the same for swapped letters, and for lower case. */
function lettersOf(name: string): string {
  return Array.from(name.toUpperCase()).toSorted().join("");
}
