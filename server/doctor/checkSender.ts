import type { Resolver } from "node:dns/promises";
import { isPrivateHost } from "../config/hosts.ts";
import { type Check, type Finding, findingsOf } from "./Check.ts";

const spf = findingsOf("SPF");
const dkim = findingsOf("DKIM");
const dmarc = findingsOf("DMARC");

/** DNS error codes for a name or record that doesn't exist; other codes mean that the lookup failed. */
const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

/** Checks the DNS records of `MAIL_FROM`'s domain: SPF, DKIM, DMARC. Only warns, as mail may arrive without them. */
export const checkSender: Check = async ({ config: { mail }, resolver, hasDns }) => {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
  if (isPrivateHost(domain) || /\.(?:example|test|invalid)$/.test(domain)) {
    return spf.warning("the domain of MAIL_FROM is an example", "set MAIL_FROM to the company's");
  }
  if (!(await hasDns())) return spf.warning("SPF, DKIM and DMARC can't be asked: no DNS from here");
  return await Promise.all([
    checkSpf(resolver, domain),
    checkDkim(resolver, domain),
    checkDmarc(resolver, domain),
  ]);
};

/** Returns the TXT records of a name; undefined if the lookup failed. */
async function textsOf(resolver: Resolver, name: string): Promise<string[] | undefined> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(""));
  } catch (error) {
    return ABSENT.has((error as { code?: string }).code ?? "") ? [] : undefined;
  }
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Finding> {
  const texts = await textsOf(resolver, domain);
  if (!texts) return spf.warning("the name server doesn't answer");
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return spf.warning(
      `${domain} has no SPF record: mail may be taken for spam`,
      "publish the TXT record your mail provider names, such as v=spf1 include:… ~all",
    );
  }
  if (records.length > 1) {
    return spf.warning(
      `${domain} has ${records.length} SPF records, which counts as none`,
      "join them",
    );
  }
  if (/^v=spf1 -all$/i.test(record.trim())) {
    return spf.warning(`${domain} says that it sends no mail (-all)`, "add your mail provider");
  }
  if (/(?:^| )\+?all(?: |$)/i.test(record)) {
    return spf.warning(
      `${domain} lets anybody send for it (+all)`,
      "end the record in ~all or -all",
    );
  }
  return spf.ok(`${domain} has an SPF record`);
}

/**
 * Checks whether a DKIM key can exist. The mail provider chooses the key's name below `_domainkey`, so it can't be
 * looked up. But if DNS answers NXDOMAIN for `_domainkey` itself, no name below it exists (RFC 8020).
 */
async function checkDkim(resolver: Resolver, domain: string): Promise<Finding> {
  try {
    await resolver.resolveTxt(`_domainkey.${domain}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENOTFOUND") {
      return dkim.warning(
        `${domain} has no DKIM key: mail may be taken for spam`,
        "publish the key your mail provider gives, then --send a mail and look for dkim=pass in it",
      );
    }
    if (code !== "ENODATA") return dkim.warning("the name server doesn't answer");
  }
  return dkim.ok(`${domain} has names for DKIM keys; dkim=pass in a received mail proves the key`);
}

async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  // A subdomain without a DMARC record uses the record of a parent domain.
  for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const texts = await textsOf(resolver, `_dmarc.${name}`);
    if (!texts) return dmarc.warning("the name server doesn't answer");
    const records = texts.filter((text) => /^v=DMARC1(?:;| |$)/i.test(text));
    if (records.length > 1) {
      return dmarc.warning(
        `${name} has ${records.length} DMARC records, which counts as none`,
        "keep one",
      );
    }
    if (records.length === 1) return dmarc.ok(`${name} has a DMARC record`);
  }
  return dmarc.warning(
    `${domain} has no DMARC record: large receivers want one`,
    `publish a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none; rua=mailto:…`,
  );
}
