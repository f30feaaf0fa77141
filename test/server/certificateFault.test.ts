import { certificateFault } from "../../server/config/certificateFault.ts";
import { networkFailure } from "../../server/doctor/networkFailure.ts";
import { failureReason } from "../../server/mail/failureReason.ts";
import { explainFailure } from "../../server/store/explainFailure.ts";

/** Codes of OpenSSL and Node that the tests of TLS connections don't provoke. */
const codes = [
  "CERT_NOT_YET_VALID",
  "CERT_SIGNATURE_FAILURE",
  "CERT_UNTRUSTED",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
];

describe("a fault of a certificate", () => {
  it.each(codes)("is described with the same words everywhere: %s", async (code) => {
    const { text } = certificateFault(code)!;
    const error = Object.assign(new Error("TLS"), { code: "ETLS", originalCode: code });
    const failedFetch = new TypeError("fetch failed", { cause: { code } });
    const request = { check: "webhook", url: "https://crm.example", todo: "check it" };

    const finding = await networkFailure(failedFetch, request, async () => true);

    expect(finding.message).toBe(`its certificate ${text}`);
    expect(failureReason(error)?.reason).toBe(`certificate not trusted: it ${text}`);
    expect(explainFailure(code)).toContain(`the database server's certificate ${text}`);
  });

  it.each(["ECONNREFUSED", "constructor", ""])("isn't assumed for the code %j", (code) => {
    expect(certificateFault(code)).toBeUndefined();
  });
});
