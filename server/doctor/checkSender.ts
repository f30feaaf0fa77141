import { isPrivateHost } from "../config/hosts.ts";
import { type Check, type Dns, type Finding, ok, warning } from "./Check.ts";

/** Checks the DNS records of `MAIL_FROM`'s domain. Only warns: mail may arrive without them. */
export const checkSender: Check = async ({ config: { mail }, dns, isOnline }) => {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
  if (isPrivateHost(domain) || /\.(?:example|test|invalid)$/.test(domain)) {
    return warning("the domain of MAIL_FROM is an example", "set MAIL_FROM to the company's");
  }
  if (!isOnline) return warning("SPF and DMARC can't be asked: no network");
  // Its record can't be looked up: the mail provider chooses the name.
  const dkim = ok("DKIM: look for dkim=pass in the source of a mail sent with --send");
  try {
    return [await checkSpf(dns, domain), dkim, await checkDmarc(dns, domain)];
  } catch {
    return warning("SPF and DMARC: the name server doesn't answer", "run it again");
  }
};

/** Returns the TXT records of a name that begin with `tag`. Rejects if no name server answers. */
async function recordsOf(dns: Dns, name: string, tag: string): Promise<string[]> {
  try {
    const records = await dns.resolveTxt(name);
    const texts = records.map((parts) => parts.join("").trim());
    return texts.filter((text) => text.split(/[ ;]/)[0]!.toLowerCase() === tag);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw error;
  }
}

async function checkSpf(dns: Dns, domain: string): Promise<Finding> {
  const records = await recordsOf(dns, domain, "v=spf1");
  if (records.length > 0) return ok(`SPF: ${domain} has a record`);
  const todo = "publish the TXT record your mail provider names, such as v=spf1 include:… ~all";
  return warning(`SPF: ${domain} has no record: mail may be taken for spam`, todo);
}

/** A subdomain without a record uses that of a domain above it. */
async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const records = await recordsOf(dns, `_dmarc.${name}`, "v=dmarc1");
    if (records.length > 0) return ok(`DMARC: ${name} has a record`);
  }
  const todo = `publish a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none`;
  return warning(`DMARC: ${domain} has no record: large receivers refuse some of its mail`, todo);
}
