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
export const checkEnvironment: Check = async ({ config, environment }) => {
  const findings = config.warnings.map((line) => warning(line));
  const names = Object.keys(Environment.shape);
  const others = Object.keys(environment).filter((name) => !names.includes(name));
  for (const name of others.filter(({ length }) => length >= 5)) {
    const meant = names.find((known) => isNear(name.toUpperCase(), known, 2));
    if (meant) findings.push(warning(`${name} means nothing here`, `did you mean ${meant}?`));
  }
  for (const [name, effect] of Object.entries(NEEDED)) {
    if (!environment[name]) findings.push(warning(`${name} is not set: ${effect}`, `set ${name}`));
  }
  return findings.length > 0 ? findings : ok("every variable is valid");
};

/** Whether at most `edits` letters have to be added, removed or changed to make one word of the other. */
function isNear(one: string, other: string, edits: number): boolean {
  if (one[0] === other[0]) return one === "" || isNear(one.slice(1), other.slice(1), edits);
  if (edits === 0) return false;
  const pairs = [
    [one.slice(1), other.slice(1)],
    [one.slice(1), other],
    [one, other.slice(1)],
  ] as const;
  return pairs.some(([rest, otherRest]) => isNear(rest, otherRest, edits - 1));
}
