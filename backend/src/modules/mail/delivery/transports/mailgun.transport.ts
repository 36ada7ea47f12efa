import { z } from 'zod';
import type { HttpClient, OutboundRequest } from '../../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../../platform/outbound/outbound-error.js';
import { DeliveryError } from './delivery-error.js';
import type { RenderedMail, MailTransport, LookupResult } from './mail-transport.js';
import { MAILGUN_HOSTS } from './mailgun-address.js';
import { mailgunFailure } from './mailgun-failure.js';

export interface MailgunAccount {
  apiKey: string;
  domain: string;
  origin: string;
  /** Hosts beside the service's own that the operator allows. */
  operatorHosts: readonly string[];
}

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 1024 * 1024;

const TAKEN = z.object({ id: z.string().min(1).max(200) });
const EVENTS = z.object({ items: z.array(z.object({ event: z.string() })) });

/** The mail service's HTTP API. It gets the bytes that SMTP would get, and may neither track nor rewrite anything. */
export class MailgunTransport implements MailTransport {
  readonly name = 'mailgun';

  constructor(
    private readonly http: HttpClient,
    private readonly account: MailgunAccount,
  ) {}

  /** One try. An answer that can't be understood is an unclear end: the letter may have been taken. */
  async deliver({ id, kind, to, messageId, raw }: RenderedMail): Promise<{ messageId: string }> {
    const { FormData } = await import('undici');
    const form = new FormData();
    form.set('to', to);
    form.set('message', new Blob([new Uint8Array(raw)], { type: 'message/rfc822' }), 'message.mime');
    form.set('o:tag', kind);
    for (const option of ['o:tracking', 'o:tracking-clicks', 'o:tracking-opens']) form.set(option, 'no');
    form.set('v:mailId', id);
    let answer: unknown;
    try {
      const call = this.call('messages.mime', { method: 'POST', body: form });
      ({ json: answer } = await this.http.requestJson(call));
    } catch (error) {
      throw error instanceof OutboundError ? mailgunFailure(error) : error;
    }
    const taken = TAKEN.safeParse(answer);
    if (!taken.success) throw new DeliveryError('uncertain', 'no id in the answer');
    return { messageId: withoutBrackets(taken.data.id) || messageId };
  }

  /** Throws an OutboundError when the service does not answer. What is not there yet may still come: `unknown`. */
  async find(messageId: string): Promise<LookupResult> {
    try {
      const query = new URLSearchParams({ 'message-id': messageId, limit: '5' });
      const { json } = await this.http.requestJson(this.call(`events?${query.toString()}`));
      const { items } = EVENTS.parse(json);
      return items.some(({ event }) => event !== 'rejected') ? 'accepted' : 'unknown';
    } catch (error) {
      // A key that may only send is refused here.
      if (error instanceof OutboundError && error.kind === 'config') return 'unsupported';
      throw error;
    }
  }

  private call(path: string, more: Partial<OutboundRequest> = {}): OutboundRequest {
    const { apiKey, domain, origin, operatorHosts } = this.account;
    return {
      service: 'mail',
      url: `${origin}/v3/${encodeURIComponent(domain)}/${path}`,
      path: `/v3/{domain}/${path.split('?')[0]}`,
      allowedHosts: [...MAILGUN_HOSTS, ...operatorHosts],
      headers: { authorization: `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}` },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
      ...more,
    };
  }
}

const withoutBrackets = (id: string) => id.trim().replace(/^<|>$/g, '');
