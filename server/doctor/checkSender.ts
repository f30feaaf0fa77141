import { isPrivateHost } from "../config/hosts.ts";
import { type Check, type Dns, type Finding, ok, warning } from "./Check.ts";

/** Checks the DNS records of `MAIL_FROM`'s domain: SPF, DKIM, DMARC. Only warns: mail may arrive without them. */
export const checkSender: Check = async ({ config: { mail }, dns }) => {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
  if (isPrivateHost(domain) || /\.(?:example|test|invalid)$/.test(domain)) {
    return warning("the domain of MAIL_FROM is an example", "set MAIL_FROM to the company's");
  }
  if (!(await dns.isOnline())) return warning("SPF, DKIM and DMARC can't be asked: no network");
  return await Promise.all([
    checkSpf(dns, domain),
    checkDkim(dns, domain),
    checkDmarc(dns, domain),
  ]);
};

const SILENT = warning("the name server doesn't answer", "run it again");

async function checkSpf(dns: Dns, domain: string): Promise<Finding> {
  const answer = await dns.texts(domain);
  if (!answer) return SILENT;
  const [record, second] = answer.records.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (record === undefined) {
    const todo = "publish the TXT record your mail provider names, such as v=spf1 include:… ~all";
    return warning(`SPF: ${domain} has no record: mail may be taken for spam`, todo);
  }
  if (second !== undefined) return warning("SPF: several records count as none", "join them");
  if (/^v=spf1 -all$/i.test(record.trim())) {
    return warning(`SPF: ${domain} says that it sends no mail`, "add your mail provider");
  }
  if (/(?:^| )\+?all(?: |$)/i.test(record)) {
    return warning(`SPF: anybody may send for ${domain}`, "end the record in ~all or -all");
  }
  return ok(`SPF: ${domain} has a record`);
}

/**
 * The provider chooses the key's name below `_domainkey`, so it can't be looked up. But where `_domainkey` itself is
 * unknown, no name below it exists (RFC 8020).
 */
async function checkDkim(dns: Dns, domain: string): Promise<Finding> {
  const answer = await dns.texts(`_domainkey.${domain}`);
  if (!answer) return SILENT;
  if (answer.isKnown)
    return ok(`DKIM: ${domain} has names for keys; dkim=pass in a mail proves one`);
  const todo = "publish the key of your mail provider, then --send a mail and look for dkim=pass";
  return warning(`DKIM: ${domain} has no key: mail may be taken for spam`, todo);
}

/** A subdomain without a record uses that of a domain above it. */
async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const answer = await dns.texts(`_dmarc.${name}`);
    if (!answer) return SILENT;
    const [record, second] = answer.records.filter((text) => /^v=DMARC1(?:;| |$)/i.test(text));
    if (second !== undefined) return warning("DMARC: several records count as none", "join them");
    if (record !== undefined) return ok(`DMARC: ${name} has a record`);
  }
  const todo = `publish a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none`;
  return warning(`DMARC: ${domain} has no record: large receivers refuse some of its mail`, todo);
}
