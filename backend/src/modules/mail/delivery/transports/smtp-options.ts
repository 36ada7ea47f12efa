import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import { isLoopback } from '../../../../platform/http/loopback.js';

/**
 * How the operator's SMTP server is spoken to: encrypted (STARTTLS, or smtps: from the start), unless it runs on this machine or
 * the address ends with `?requireTLS=false`, which counts before what stands here (rules: mails).
 */
export const smtpOptions = (url: string): Options => ({
  url,
  requireTLS: !isLoopback(new URL(url).hostname),
  disableFileAccess: true,
  disableUrlAccess: true,
});
