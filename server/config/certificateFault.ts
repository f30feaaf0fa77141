/** Fault of a TLS certificate. */
export interface CertificateFault {
  kind:
    | "self-signed"
    | "unknown CA"
    | "incomplete chain"
    | "expired"
    | "not valid yet"
    | "other host";
  /** Predicate of a sentence whose subject is the certificate. */
  text: string;
}

const UNKNOWN_CA: CertificateFault = {
  kind: "unknown CA",
  text: "is issued by an unknown certificate authority (CA)",
};

/** Faults by error code of Node and OpenSSL (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const FAULTS: Readonly<Record<string, CertificateFault>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: { kind: "self-signed", text: "is self-signed" },
  CERT_SIGNATURE_FAILURE: UNKNOWN_CA,
  CERT_UNTRUSTED: UNKNOWN_CA,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_CA,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_CA,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_CA,
  // The server sent a single certificate. Its CA is unknown, or an intermediate certificate is missing.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: { ...UNKNOWN_CA, kind: "incomplete chain" },
  CERT_HAS_EXPIRED: { kind: "expired", text: "has expired" },
  CERT_NOT_YET_VALID: { kind: "not valid yet", text: "is not valid yet" },
  ERR_TLS_CERT_ALTNAME_INVALID: { kind: "other host", text: "is for another host name" },
};

/** Returns the fault that an error code stands for; undefined for other errors. */
export function certificateFault(code: string): CertificateFault | undefined {
  return Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined;
}
