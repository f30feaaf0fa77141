const UNKNOWN_CA = "is issued by an unknown certificate authority (CA)";

/** Faults of a TLS certificate by error code of Node and OpenSSL (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const FAULTS = new Map([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "is self-signed"],
  ["CERT_SIGNATURE_FAILURE", UNKNOWN_CA],
  ["CERT_UNTRUSTED", UNKNOWN_CA],
  ["SELF_SIGNED_CERT_IN_CHAIN", UNKNOWN_CA],
  ["UNABLE_TO_GET_ISSUER_CERT", UNKNOWN_CA],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", UNKNOWN_CA],
  // The server sent a single certificate. Its CA is unknown, or an intermediate certificate is missing.
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", UNKNOWN_CA],
  ["CERT_HAS_EXPIRED", "has expired"],
  ["CERT_NOT_YET_VALID", "is not valid yet"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "is for another host name"],
]);

/** Returns the predicate of a sentence whose subject is the certificate; undefined for other errors. */
export function certificateFault(code: string): string | undefined {
  return FAULTS.get(code);
}
