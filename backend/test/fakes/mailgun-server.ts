import { randomUUID } from 'node:crypto';
import { type FakeReply, type FakeRequest, json, plain, recordedError, type RecordedServer, startRecordedServer } from './recorded-server.js'; // prettier-ignore
import { deliveredEvent, type MailgunEvent } from './mailgun-webhooks.js';
import { readMail, type ReceivedMail } from './read-mail.js';

export const MAILGUN_KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0';
/** May only send, and only from its domain. */
export const MAILGUN_SENDING_KEY = 'sending-0123456789abcdef0123456789abcdef-1a2b3c4d-5e6f7a8b';

export interface FakeDomain {
  state: 'active' | 'unverified' | 'disabled';
  type: 'custom' | 'sandbox';
}

export interface QueuedMail {
  /** As the answer gave it, with its angle brackets. */
  id: string;
  domain: string;
  to: string;
  /** Options and values that came along: `o:…`, `v:…`, `h:…`. */
  options: Record<string, string[]>;
  mail: ReceivedMail | null;
}

/**
 * What the next requests meet, one each: an entry of `mailgun-errors.json`; a mail that is taken and never acknowledged, or not
 * even taken; a broken line; an answer that is not the service's own.
 */
export type MailgunTrouble = `error:${string}` | 'accept-then-stall' | 'stall' | 'reset' | 'html';

export interface MailgunServer extends RecordedServer {
  /** As the setting `mailgun_host` takes it. */
  variables: Record<string, string>;
  domains: Map<string, FakeDomain>;
  mails: QueuedMail[];
  events: MailgunEvent[];
  next: (...troubles: MailgunTrouble[]) => void;
}

/** The mail API on a free port of 127.0.0.1: Basic sign-in, multipart forms, a queue and its events. */
export async function startMailgunServer(domain = 'mg.clinic.example'): Promise<MailgunServer> {
  const domains = new Map<string, FakeDomain>([[domain, { state: 'active', type: 'custom' }]]);
  const mails: QueuedMail[] = [];
  const events: MailgunEvent[] = [];
  const troubles: MailgunTrouble[] = [];
  const desk = { domains, mails, events };
  const server = await startRecordedServer(
    'mail API',
    async (request) => {
      const trouble = troubles.shift();
      if (trouble === 'stall') return { status: 0, trouble: 'stall-before-headers' };
      if (trouble === 'reset') return { status: 0, trouble: 'reset' };
      if (trouble === 'html') return { ...plain(200, '<html>Welcome</html>'), headers: { 'content-type': 'text/html' } }; // prettier-ignore
      if (trouble?.startsWith('error:')) return recordedError('mailgun', trouble.slice('error:'.length));
      const reply = await answer(request, desk);
      return trouble === 'accept-then-stall' ? { status: 0, trouble: 'stall-before-headers' } : reply;
    },
    ({ path, query }) => /key-|sending-/.test(`${path}?${query.toString()}`),
  );
  return {
    ...server,
    variables: { MAILGUN_BASE: server.origin, OUTBOUND_PRIVATE_HOSTS: server.host },
    domains,
    mails,
    events,
    next: (...more) => troubles.push(...more),
  };
}

interface Desk {
  domains: Map<string, FakeDomain>;
  mails: QueuedMail[];
  events: MailgunEvent[];
}

async function answer(request: FakeRequest, desk: Desk): Promise<FakeReply | null> {
  const { method, path } = request;
  const about = /^\/v3\/domains\/([^/]+)$/.exec(path);
  const ofDomain = /^\/v3\/([^/]+)\/(messages|messages\.mime|events)$/.exec(path);
  const isKnown = about ? method === 'GET' : method === (ofDomain?.[2] === 'events' ? 'GET' : 'POST');
  const domain = decodeURIComponent(about?.[1] ?? ofDomain?.[1] ?? '');
  if (!isKnown || domain === '') return null;
  const key = keyOf(request);
  const isSending = ofDomain?.[2]?.startsWith('messages') ?? false;
  if (key !== MAILGUN_KEY && !(key === MAILGUN_SENDING_KEY && isSending))
    return recordedError('mailgun', 'bad_key');
  const found = desk.domains.get(domain);
  if (!found) return json(404, { message: `Domain not found: ${domain}` });
  if (about) return json(200, { domain: { name: domain, ...found }, sending_dns_records: [], receiving_dns_records: [] }); // prettier-ignore
  if (!isSending) return eventsOf(request.query, desk);
  if (found.state === 'disabled') return json(403, { message: `Domain ${domain} is disabled` });
  return queue(request, domain, desk);
}

function keyOf({ headers }: FakeRequest): string | null {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  const [user, ...key] = Buffer.from(basic ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return user === 'api' ? key.join(':') : null;
}

/** The newest first, and only those of a message when one is named, without its angle brackets. */
function eventsOf(query: URLSearchParams, { events }: Desk): FakeReply {
  const id = query.get('message-id');
  const items = [...events].reverse().filter(({ message }) => id === null || message.headers['message-id'] === id); // prettier-ignore
  return json(200, { items: items.slice(0, Number(query.get('limit') ?? 100)), paging: {} });
}

async function queue(request: FakeRequest, domain: string, { mails, events }: Desk): Promise<FakeReply> {
  const form = await readForm(request);
  if (form === null) return json(400, { message: 'The body must be multipart/form-data' });
  const isMime = request.path.endsWith('.mime');
  const to = form.getAll('to').map(String);
  const message = form.get('message');
  if (!isMime && !form.has('from')) return recordedError('mailgun', 'missing_from');
  if (to.length === 0 || to.some((address) => !/^[^\s@,]+@[^\s@,]+$/.test(address)))
    return recordedError('mailgun', 'bad_recipient');
  if (isMime && !(message instanceof Blob)) return json(400, { message: 'message parameter is missing' });
  if (!isMime && !form.has('subject')) return json(400, { message: 'subject parameter is missing' });
  const options: Record<string, string[]> = {};
  for (const [name] of form) if (/^[ovh]:/.test(name)) options[name] = form.getAll(name).map(String);
  const mail = message instanceof Blob ? readMail(Buffer.from(await message.arrayBuffer()), to) : null;
  if (mail && !mail.headers.to?.includes(to[0]!))
    return json(400, { message: 'The recipient is not the one of the message' });
  const id = mail?.headers['message-id'] ?? `<${randomUUID()}@${domain}>`;
  if (!options['o:testmode']?.includes('yes')) {
    mails.push({ id, domain, to: to[0]!, options, mail });
    events.push(deliveredEvent(id.replace(/^<|>$/g, ''), to[0]!));
  }
  return json(200, { id, message: 'Queued. Thank you.' });
}

async function readForm({ headers, body }: FakeRequest): Promise<FormData | null> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}
