import type { FormData } from 'undici';
import { z } from 'zod';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { HttpClient } from '../../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../../platform/outbound/outbound-error.js';
import type { MailProbeCode } from './mail-probe.errors.js';

export interface MailgunAccess {
  /** As the setting holds it: https goes without saying. */
  host: string;
  domain: string;
  apiKey: string;
}

/** What is known of the sending domain. A key that may only send is not told. */
export type DomainState = 'active' | 'sandbox' | 'unknown';

const DomainAnswer = z.object({ domain: z.object({ state: z.string(), type: z.string().optional() }) });
const TIME_MS = 15_000;

/**
 * Asks the mail API for the state of the sending domain. A key that may not ask is tried on a message without any field, which is
 * refused for its fields once the key is accepted: nothing is sent. Throws an AppError that says what is wrong.
 */
export async function checkMailgun(http: HttpClient, access: MailgunAccess): Promise<DomainState> {
  const { host, domain } = access;
  const problem = (code: MailProbeCode, cause?: unknown) =>
    new AppError(code, 502, { host: hostName(host), domain }, { cause });
  try {
    const { json } = await http.requestJson(callTo(access, '/v3/domains/{domain}', `/v3/domains/${domain}`));
    const answer = DomainAnswer.safeParse(json);
    if (!answer.success) throw problem('mailgun_unavailable');
    const { state, type } = answer.data.domain;
    if (state === 'unverified') throw problem('mailgun_domain_unverified');
    if (state !== 'active') throw problem('mailgun_domain_disabled');
    return type === 'sandbox' ? 'sandbox' : 'active';
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.status !== 401 && error.status !== 403) throw problem(codeOf(error), error);
  }
  try {
    await http.request({
      ...callTo(access, '/v3/{domain}/messages', `/v3/${domain}/messages`),
      method: 'POST',
      body: await emptyForm(),
    });
    return 'unknown';
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.status === 400) return 'unknown';
    throw problem(codeOf(error), error);
  }
}

function callTo({ host, apiKey }: MailgunAccess, path: string, realPath: string) {
  const url = new URL(realPath, /^http:/.test(host) ? host : `https://${host}`);
  return {
    service: 'mailgun',
    url,
    path,
    allowedHosts: [url.host],
    timeoutMs: TIME_MS,
    headers: {
      authorization: `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}`,
      accept: 'application/json',
    },
  };
}

/** The API wants a form; the option would keep a message back even if one came about. */
async function emptyForm(): Promise<FormData> {
  const { FormData } = await import('undici');
  const form = new FormData();
  form.set('o:testmode', 'yes');
  return form;
}

const hostName = (host: string): string => host.replace(/^https?:\/\//, '');

function codeOf({ status, kind, code }: OutboundError): MailProbeCode {
  if (status === 401 || status === 403) return 'mailgun_key_refused';
  if (status === 402) return 'mailgun_not_paid';
  if (status === 404) return 'mailgun_domain_not_found';
  if (kind === 'busy') return 'mailgun_busy';
  if (code === 'timeout') return 'mailgun_timeout';
  return status === null ? 'mailgun_unreachable' : 'mailgun_unavailable';
}
