const FAULTS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: "is self-signed",
  CERT_HAS_EXPIRED: "has expired",
  CERT_NOT_YET_VALID: "is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "is for another host name",
};

/** The CA is unknown, or an intermediate certificate is missing. */
const UNKNOWN_CA =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|CERT_UNTRUSTED|CERT_SIGNATURE_FAILURE|UNABLE_TO_(?:GET|VERIFY)_.+)$/;

/**
 * Returns the predicate of a sentence whose subject is a TLS certificate, by error code of Node and OpenSSL
 * (https://nodejs.org/api/tls.html#x509-certificate-error-codes); undefined for other errors.
 */
export function certificateFault(code: string): string | undefined {
  return UNKNOWN_CA.test(code)
    ? "is issued by an unknown certificate authority (CA)"
    : FAULTS[code];
}
