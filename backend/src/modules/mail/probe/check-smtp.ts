import { createTransport } from 'nodemailer';
import { maskSecrets } from '../../../platform/crypto/known-secrets.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { MailProbeCode } from './mail-probe.errors.js';

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/** Signs in to an SMTP server and hangs up. Answers its host and port; throws an AppError that says what is wrong. */
export async function checkSmtp(url: string): Promise<string> {
  const { host } = new URL(url);
  const transport = createTransport({ url, ...LIMITS });
  try {
    await transport.verify();
    return host;
  } catch (error) {
    throw problemOf(error as SmtpError, host);
  } finally {
    transport.close();
  }
}

function problemOf(error: SmtpError, host: string): AppError {
  const problem = (code: MailProbeCode, reason = '') =>
    new AppError(code, 502, { host, reason }, { cause: error });
  const status = error.responseCode ?? 0;
  const reason = maskSecrets(error.response ?? '')
    .split(/\r?\n/)[0]!
    .slice(0, 200);
  if (error.code === 'EAUTH' && (status === 0 || status >= 500)) return problem('smtp_sign_in_refused');
  if (error.code === 'EDNS') return problem('smtp_not_found');
  if (error.code === 'ETLS') return problem('smtp_encryption_refused');
  if (status >= 400) return problem('smtp_refused', reason);
  return problem('smtp_unreachable');
}
