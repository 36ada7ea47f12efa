import {
  type FakeReply,
  type FakeRequest,
  json,
  plain,
  recordedError,
  type RecordedServer,
  startRecordedServer,
} from './recorded-server.js';
import { readMail, type ReceivedMail } from './read-mail.js';

export const MAILGUN_KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0';
/** May only send, and only from its domain. */
export const MAILGUN_SENDING_KEY = 'sending-0123456789abcdef0123456789abcdef-1a2b3c4d-5e6f7a8b';

export interface FakeDomain {
  state: 'active' | 'unverified' | 'disabled';
  type: 'custom' | 'sandbox';
}

/**
 * What the service does with mails from now on: take them, refuse them by a recorded error (`bad_key`, `sandbox`, `rate` …), ask
 * for payment, take one and never answer, take one and hang up, hang up before, take one and answer 500, or answer a proxy's HTML.
 */
export type MailgunMode =
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

/** What the next requests meet, one each: an entry of `mailgun-errors.json`, silence, a broken line, an answer of somebody else. */
export type MailgunTrouble = `error:${string}` | 'stall' | 'reset' | 'html';

export interface AcceptedMail extends ReceivedMail {
  /** Without angle brackets. */
  messageId: string;
  /** Options and values that came along: `o:…`, `v:…`. */
  options: Record<string, string>;
  /** False where the sender never heard that it was taken. */
  isAnswered: boolean;
}

export interface MailgunServer extends RecordedServer {
  /** The variables that send a server of ours here. */
  variables: Record<string, string>;
  /** As the setting `mailgun_host` takes it. */
  hostSetting: string;
  /** The domain that is there from the start, and its key. */
  domain: string;
  key: string;
  domains: Map<string, FakeDomain>;
  mails: AcceptedMail[];
  behave: (mode: MailgunMode) => void;
  /** From now on each mail meets the next of these, round and round. */
  behaveInTurn: (modes: readonly MailgunMode[]) => void;
  next: (...troubles: MailgunTrouble[]) => void;
  /** Whether the list of events shows what was taken, hides it for now, or is forbidden to this key. */
  events: (shown: Shown) => void;
}

type Shown = 'shown' | 'hidden' | 'forbidden';

interface Desk {
  domains: Map<string, FakeDomain>;
  mails: AcceptedMail[];
  /** What the next mail meets. */
  nextMode: () => MailgunMode;
  shown: Shown;
}

const OFF = ['o:tracking', 'o:tracking-clicks', 'o:tracking-opens'];

/** The mail service's API on a free port of 127.0.0.1, as strict as the real one: Basic sign-in, multipart forms, a list of events. */
export async function startMailgunServer(domain = 'mg.clinic.example'): Promise<MailgunServer> {
  const desk: Desk = {
    domains: new Map([[domain, { state: 'active', type: 'custom' }]]),
    mails: [],
    nextMode: () => 'accept',
    shown: 'shown',
  };
  const troubles: MailgunTrouble[] = [];
  const server = await startRecordedServer(
    'mail API',
    (request) => {
      const trouble = troubles.shift();
      if (trouble === 'stall') return STALL;
      if (trouble === 'reset') return RESET;
      if (trouble === 'html') return HTML;
      if (trouble) return recordedError('mailgun', trouble.slice('error:'.length));
      return answer(request, desk);
    },
    ({ path, query }) => /key-|sending-/.test(`${path}?${query.toString()}`),
  );
  return {
    ...server,
    variables: { MAILGUN_BASE: server.origin, OUTBOUND_PRIVATE_HOSTS: server.host },
    hostSetting: `${server.origin}/v3/`,
    domain,
    key: MAILGUN_KEY,
    domains: desk.domains,
    mails: desk.mails,
    behave: (mode) => void (desk.nextMode = () => mode),
    behaveInTurn: (modes) => {
      let turn = 0;
      desk.nextMode = () => modes[turn++ % modes.length]!;
    },
    next: (...more) => troubles.push(...more),
    events: (shown) => (desk.shown = shown),
  };
}

const STALL: FakeReply = { status: 0, trouble: 'stall-before-headers' };
const RESET: FakeReply = { status: 0, trouble: 'reset' };
const HTML: FakeReply = { ...plain(200, '<html>Sign in</html>'), headers: { 'content-type': 'text/html' } };

function answer(request: FakeRequest, desk: Desk): FakeReply | null | Promise<FakeReply> {
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
  if (about)
    return json(200, {
      domain: { name: domain, ...found },
      sending_dns_records: [],
      receiving_dns_records: [],
    });
  if (!isSending) return eventsOf(request.query, desk);
  if (found.state === 'disabled') return json(403, { message: `Domain ${domain} is disabled` });
  return take(request, desk);
}

function keyOf({ headers }: FakeRequest): string | null {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  const [user, ...key] = Buffer.from(basic ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return user === 'api' ? key.join(':') : null;
}

/** The newest first, and only those of a message when one is named, without its angle brackets. */
function eventsOf(query: URLSearchParams, { mails, shown }: Desk): FakeReply {
  if (shown === 'forbidden') return recordedError('mailgun', 'bad_key');
  const id = query.get('message-id');
  const items = mails
    .filter(({ messageId }) => shown === 'shown' && (id === null || messageId === id))
    .map(({ messageId, recipients: [recipient] }) => ({ event: 'accepted', id: messageId, recipient }))
    .reverse();
  return json(200, { items: items.slice(0, Number(query.get('limit') ?? 100)), paging: {} });
}

async function take(request: FakeRequest, { nextMode, mails }: Desk): Promise<FakeReply> {
  const mode = nextMode();
  if (mode === 'hang-up') return RESET;
  if (mode === 'unpaid') return plain(402, 'Payment required');
  if (mode === 'html') return HTML;
  if (!mode.startsWith('accept')) return recordedError('mailgun', mode);
  const form = await readForm(request);
  if (form === null) return json(400, { message: 'The body must be multipart/form-data' });
  const mail = request.path.endsWith('.mime') ? await readMime(form) : plainRefusal(form);
  if ('status' in mail) return mail;
  mails.push({ ...mail, isAnswered: mode === 'accept' });
  if (mode === 'accept-then-stall') return STALL;
  if (mode === 'accept-then-hang-up') return RESET;
  if (mode === 'accept-then-500') return recordedError('mailgun', 'server');
  return json(200, { id: `<${mail.messageId}>`, message: 'Queued. Thank you.' });
}

/** Our mails are whole letters; of a form's fields only what the service would miss in them. */
function plainRefusal(form: FormData): FakeReply {
  if (!form.has('from')) return recordedError('mailgun', 'missing_from');
  return json(400, { message: 'The fake mail API only takes whole letters' });
}

/** The mail, or what is wrong with it. */
async function readMime(form: FormData): Promise<Omit<AcceptedMail, 'isAnswered'> | FakeReply> {
  const file = form.get('message');
  const to = form.get('to');
  if (typeof to !== 'string' || !/^[^\s@,]+@[^\s@,]+$/.test(to))
    return recordedError('mailgun', 'bad_recipient');
  if (!(file instanceof File)) return json(400, { message: 'message parameter is missing' });
  const options: Record<string, string> = {};
  for (const [name, value] of form)
    if (/^[ov]:/.test(name) && typeof value === 'string') options[name] = value;
  if (OFF.some((name) => options[name] !== 'no')) return json(400, { message: 'tracking is on' });
  const mail = readMail(Buffer.from(await file.arrayBuffer()), [to]);
  if (mail.headers.to !== to) return recordedError('mailgun', 'bad_recipient');
  if (!mail.headers.from) return recordedError('mailgun', 'missing_from');
  return { ...mail, options, messageId: (mail.headers['message-id'] ?? '').replace(/^<|>$/g, '') };
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
