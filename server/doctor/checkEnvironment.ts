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
  const known = Object.keys(Environment.shape);
  for (const name of Object.keys(environment).filter((one) => !known.includes(one))) {
    const variants = variantsOf(name.toUpperCase());
    const meant = known.find((one) => !variants.isDisjointFrom(variantsOf(one)));
    if (meant) findings.push(warning(`${name} means nothing here`, `did you mean ${meant}?`));
  }
  for (const [name, effect] of Object.entries(NEEDED)) {
    if (!environment[name]) findings.push(warning(`${name} is not set: ${effect}`, `set ${name}`));
  }
  return findings.length > 0 ? findings : ok("every variable is valid");
};

/**
 * Returns a name and what remains of it without one of its letters. Two names have one in common if they differ by a
 * missing, added or wrong letter, or by two swapped neighbours.
 */
function variantsOf(name: string): Set<string> {
  const shorter = Array.from(name, (_letter, at) => name.slice(0, at) + name.slice(at + 1));
  return new Set([name, ...shorter]);
}
