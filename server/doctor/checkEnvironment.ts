import { Environment } from "../config/environment.ts";
import { type Check, ok, warning } from "./Check.ts";

/** Variables whose default doesn't suit a public site, with the effect of leaving them unset. */
const NEEDED: Record<string, string> = {
  SITE_URL: "links, sitemap and visitors' sessions say http://localhost",
  CONTACT_EMAIL: "visitors see contato@nora.example",
  MAIL_FROM: "mail is sent as site@nora.example, which receivers refuse",
  COMPANY_CNPJ: "visitors see an example's registration number",
};

/** First version with the TLS fixes of June 2026. */
const NEEDED_NODE = [24, 17] as const;

/** Warns about settings, and missing ones, that `readConfig` accepts but a public site should not have. */
export const checkEnvironment: Check = async ({ config, environment }) => {
  const findings = config.warnings.map((line) => warning(line));
  const names = Object.keys(Environment.shape);
  for (const name of Object.keys(environment)) {
    const meant = names.includes(name) ? undefined : names.find((known) => isNear(name, known));
    if (meant) findings.push(warning(`${name} means nothing here`, `did you mean ${meant}?`));
  }
  for (const [name, consequence] of Object.entries(NEEDED)) {
    if (!environment[name])
      findings.push(warning(`${name} is not set: ${consequence}`, `set ${name}`));
  }
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor < NEEDED_NODE[1])) {
    const todo = `update to Node ${NEEDED_NODE.join(".")} or newer`;
    findings.push(warning(`Node ${process.versions.node} has known faults in TLS`, todo));
  }
  return findings.length > 0 ? findings : ok("every variable is valid");
};

/** Whether a name may be another one mistyped: written small, or at most two letters different. */
function isNear(name: string, known: string): boolean {
  return name.length >= 5 && distance(name.toUpperCase(), known) <= 2;
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = row[column - 1]! + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
