/** Error codes of Node and OpenSSL for TLS certificates (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE_CODE = /CERT|^UNABLE_TO_(?:GET|VERIFY)_/;

/** Returns the predicate of a sentence whose subject is a TLS certificate, by error code; undefined for other errors. */
export function certificateFault(code: string): string | undefined {
  return CERTIFICATE_CODE.test(code) ? `fails verification: ${code}` : undefined;
}
