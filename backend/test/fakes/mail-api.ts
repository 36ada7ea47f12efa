import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { refusalOf } from './mail-api-parts.js';
import { readMail, type ReceivedMail } from './read-mail.js';

/**
 * What the service does with the next mails: take them, refuse them by a recorded error (`bad_key`, `sandbox`, `rate` …), ask
 * for payment, take one and never answer, take one and hang up, hang up before, take one and answer 500, or answer a proxy's HTML.
 */
export type MailApiMode =
  | 'accept'
  | 'bad_key'
  | 'wrong_region_or_domain'
  | 'bad_recipient'
  | 'sandbox'
  | 'rate'
  | 'server'
  | 'unpaid'
  | 'accept-then-stall'
  | 'accept-then-hang-up'
  | 'hang-up'
  | 'accept-then-500'
  | 'html';

export interface AcceptedMail extends ReceivedMail {
  /** Without angle brackets. */
  messageId: string;
  options: Record<string, string>;
  /** False where the sender never heard that it was taken. */
  isAnswered: boolean;
}

export interface MailApi {
  /** Address of a host setting. */
  host: string;
  /** `127.0.0.1:port`, to be allowed as a private host. */
  address: string;
  key: string;
  domain: string;
  mails: AcceptedMail[];
  /** `METHOD path` of every request. */
  requests: string[];
  behave: (mode: MailApiMode) => void;
  /** Whether the list of events shows what was taken, hides it for now, or is forbidden to this key. */
  events: (shown: 'shown' | 'hidden' | 'forbidden') => void;
  /** Throws when a secret was seen in an address. */
  close: () => Promise<void>;
}

const OFF = ['o:tracking', 'o:tracking-clicks', 'o:tracking-opens'];

/** The mail service's API on a free port of 127.0.0.1, as strict as the real one. Unknown paths answer 501 and name the path. */
export async function startMailApi(): Promise<MailApi> {
  const fake = new Fake();
  const server = createServer((request, response) => void fake.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host: `http://${address}/v3/`,
    address,
    key: fake.key,
    domain: fake.domain,
    mails: fake.mails,
    requests: fake.requests,
    behave: (mode) => {
      fake.mode = mode;
    },
    events: (shown) => {
      fake.shown = shown;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (fake.requests.some((line) => line.includes(fake.key)))
        throw new Error('The key was sent in an address.');
    },
  };
}

class Fake {
  readonly key = 'key-0123456789abcdef';
  readonly domain = 'mg.clinics.example';
  readonly mails: AcceptedMail[] = [];
  readonly requests: string[] = [];
  mode: MailApiMode = 'accept';
  shown: 'shown' | 'hidden' | 'forbidden' = 'shown';

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://fake');
    this.requests.push(`${request.method} ${request.url}`);
    const refuse = (name: string) => send(response, refusalOf(name));
    const basic = `Basic ${Buffer.from(`api:${this.key}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return refuse('bad_key');
    const [, version, domain, ...rest] = pathname.split('/');
    if (version !== 'v3' || domain !== this.domain) return refuse('wrong_region_or_domain');
    const call = `${request.method} ${rest.join('/')}`;
    if (call === 'POST messages.mime') return this.take(request, body, response);
    if (call === 'GET events') return this.list(searchParams.get('message-id'), response);
    send(response, { status: 501, type: 'text/plain', body: `The fake mail service does not know ${call}` });
  }

  private async take(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const { mode } = this;
    if (mode === 'hang-up') return void response.socket?.resetAndDestroy();
    if (mode === 'unpaid')
      return send(response, { status: 402, type: 'text/plain', body: 'Payment required' });
    if (mode === 'html')
      return send(response, { status: 200, type: 'text/html', body: '<html>Sign in</html>' });
    if (!mode.startsWith('accept')) return send(response, refusalOf(mode));
    const mail = await this.read(request, body);
    if (typeof mail === 'string')
      return send(response, {
        status: 400,
        type: 'application/json',
        body: JSON.stringify({ message: mail }),
      });
    const isAnswered = mode === 'accept';
    this.mails.push({ ...mail, isAnswered });
    if (mode === 'accept-then-hang-up') return void response.socket?.resetAndDestroy();
    if (mode === 'accept-then-500') return send(response, refusalOf('server'));
    if (!isAnswered) return;
    const taken = { id: `<${mail.messageId}>`, message: 'Queued. Thank you.' };
    send(response, { status: 200, type: 'application/json', body: JSON.stringify(taken) });
  }

  /** The mail, or what is wrong with it. */
  private async read(
    request: IncomingMessage,
    body: Buffer,
  ): Promise<Omit<AcceptedMail, 'isAnswered'> | string> {
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('multipart/form-data')) return 'messages.mime takes multipart/form-data';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('message');
    const to = form.get('to');
    if (!(file instanceof File) || typeof to !== 'string') return 'to and message are needed';
    const options: Record<string, string> = {};
    for (const [name, value] of form)
      if (/^[ov]:/.test(name) && typeof value === 'string') options[name] = value;
    if (OFF.some((name) => options[name] !== 'no')) return 'tracking is on';
    const mail = readMail(Buffer.from(await file.arrayBuffer()), [to]);
    if (mail.headers.to !== to) return 'to parameter is not a valid address. please check documentation';
    if (!mail.headers.from) return 'from parameter is missing';
    return { ...mail, options, messageId: (mail.headers['message-id'] ?? '').replace(/^<|>$/g, '') };
  }

  private list(messageId: string | null, response: ServerResponse): void {
    if (this.shown === 'forbidden') return send(response, refusalOf('bad_key'));
    const items = this.mails
      .filter((mail) => this.shown === 'shown' && mail.messageId === messageId)
      .map(({ recipients: [recipient] }) => ({ event: 'accepted', id: 'a1', recipient }));
    send(response, { status: 200, type: 'application/json', body: JSON.stringify({ items, paging: {} }) });
  }
}

function send(
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: string },
): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
