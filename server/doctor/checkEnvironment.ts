import { type Check, type Finding, findingsOf } from "./Check.ts";

const { ok, warning } = findingsOf("environment");

/** Variables whose default doesn't suit a public site, with the effect of leaving them unset. */
const NEEDED: Record<string, string> = {
  SITE_URL: "links, sitemap and visitors' sessions say http://localhost",
  CONTACT_EMAIL: "visitors see contato@nora.example",
  MAIL_FROM: "mail is sent as site@nora.example, which receivers refuse",
  COMPANY_CNPJ: "visitors see an example's registration number",
};

/** Warns about settings, and missing ones, that `readConfig` accepts but a public site should not have. */
export const checkEnvironment: Check = async ({ config, environment }) => {
  const findings: Finding[] = config.warnings.map((line) => warning(line));
  for (const [name, consequence] of Object.entries(NEEDED)) {
    if (!environment[name])
      findings.push(warning(`${name} is not set: ${consequence}`, `set ${name}`));
  }
  if (!environment.MAIL_TO && !environment.CONTACT_EMAIL) {
    findings.push(warning("MAIL_TO is not set: nobody gets the messages", "set MAIL_TO"));
  }
  if (config.custody === "smtp") {
    findings.push(
      warning(
        "the disk is lost at each restart: a visitor waits until the mail server has the message",
        "set DATABASE_URL to keep messages in Postgres",
      ),
    );
  }
  return findings.length > 0 ? findings : [ok("every variable is valid")];
};
