/** What is wrong with the certificate that another machine showed, and what the operator can do about it. */
export interface CertificateProblem {
  seen: string;
  remedy: string;
}

const UNKNOWN_ISSUER: CertificateProblem = {
  seen: 'its certificate comes from an issuer that this machine does not trust, or lacks an intermediate certificate',
  remedy:
    'Have the server show the whole chain (fullchain.pem), or give its issuer’s certificate to every process: NODE_EXTRA_CA_CERTS=/path/of/ca.pem.',
};
const SELF_SIGNED: CertificateProblem = {
  seen: 'it signed its certificate itself, so this machine does not trust it',
  remedy:
    'Give it one of an issuer that is trusted, or give this one to every process: NODE_EXTRA_CA_CERTS=/path/of/certificate.pem.',
};

/** By the codes of Node and OpenSSL. */
const PROBLEMS: Record<string, CertificateProblem> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_ISSUER,
  CERT_UNTRUSTED: UNKNOWN_ISSUER,
  CERT_HAS_EXPIRED: {
    seen: 'its certificate has expired',
    remedy: 'Renew it, and have the server read it again.',
  },
  CERT_NOT_YET_VALID: {
    seen: 'its certificate is not valid yet',
    remedy: 'Set the clocks of both machines by NTP.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    seen: 'its certificate is for another name',
    remedy: 'Write the address with a name that the certificate holds, or get one for this name.',
  },
  CERT_REVOKED: { seen: 'its certificate was revoked', remedy: 'Get a new one.' },
};

/** The problem with a certificate that an error or one of its causes is about; null where there is none. */
export function certificateProblem(error: unknown): CertificateProblem | null {
  const problems = codesOf(error).flatMap((code) => PROBLEMS[code] ?? []);
  return problems[0] ?? null;
}

/** The codes of an error, of what it gathers (every address of a host is tried) and of its causes. */
export function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  // A mail client writes a class of its own over the code, and keeps the first one beside it.
  const { originalCode, code, errors = [], cause } = error as Failure;
  const own = [originalCode, code].filter((one) => typeof one === 'string');
  return [...own, ...[...errors, cause].flatMap(codesOf)];
}

interface Failure {
  code?: unknown;
  originalCode?: unknown;
  errors?: unknown[];
  cause?: unknown;
}
