import type { FormData } from 'undici';
import { z } from 'zod';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { HttpClient } from '../../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../../platform/outbound/outbound-error.js';
import { sentenceOf, type Sentences } from '../../../settings/probes.service.js';
import type messages from './texts/messages.en.json';

export type MailProbeCode = keyof typeof messages;

export interface MailgunAccess {
  /** As the setting holds it: https goes without saying. */
  host: string;
  domain: string;
  apiKey: string;
}

/** What is known of the sending domain. A key that may only send is not shown it. */
export type DomainState = 'active' | 'sandbox' | 'unknown';

const DomainAnswer = z.object({ domain: z.object({ state: z.string(), type: z.string().optional() }) });
const TIME_MS = 15_000;

/** What a refused call says of the settings. */
const REFUSALS: Sentences<OutboundError, MailProbeCode> = [
  ['mailgun_key_refused', ({ status }) => status === 401 || status === 403],
  ['mailgun_not_paid', ({ status }) => status === 402],
  ['mailgun_domain_not_found', ({ status }) => status === 404],
  ['mailgun_busy', ({ kind }) => kind === 'busy'],
  ['mailgun_timeout', ({ code }) => code === 'timeout'],
  ['mailgun_unreachable', ({ status }) => status === null],
  ['mailgun_unavailable', () => true],
];

/**
 * Asks the mail API for the state of the sending domain. A key that may not ask is tried on a message without any field, which is
 * refused for its fields once the key is accepted: nothing is sent. Throws an AppError that says what is wrong.
 */
export async function checkMailgun(http: HttpClient, access: MailgunAccess): Promise<DomainState> {
  const { host, domain } = access;
  const problem = (code: MailProbeCode, cause?: unknown) =>
    new AppError(code, 502, { host: host.replace(/^https?:\/\//, ''), domain }, { cause });
  /** The answer, or the status with which it was refused where that means something. */
  const asked = async <T>(call: Promise<T>, expected: number[]): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (expected.includes(error.status ?? 0)) return null;
      throw problem(sentenceOf(error, REFUSALS), error);
    }
  };
  const lookUp = http.requestJson(callTo(access, '/v3/domains/{domain}', `/v3/domains/${domain}`));
  const found = await asked(lookUp, [401, 403]);
  if (found !== null) {
    const answer = DomainAnswer.safeParse(found.json);
    if (!answer.success) throw problem('mailgun_unavailable');
    const { state, type } = answer.data.domain;
    if (state === 'unverified') throw problem('mailgun_domain_unverified');
    if (state !== 'active') throw problem('mailgun_domain_disabled');
    return type === 'sandbox' ? 'sandbox' : 'active';
  }
  const toSend = callTo(access, '/v3/{domain}/messages', `/v3/${domain}/messages`);
  await asked(http.request({ ...toSend, method: 'POST', body: await emptyForm() }), [400]);
  return 'unknown';
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
