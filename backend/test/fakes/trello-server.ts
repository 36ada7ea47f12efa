import { randomBytes } from 'node:crypto';
import {
  type FakeReply,
  type FakeRequest,
  fixture,
  json,
  plain,
  recordedError,
  type RecordedServer,
  startRecordedServer,
} from './recorded-server.js';
import { TrelloWindow } from './trello-window.js';

export const TRELLO_KEY = '0123456789abcdef0123456789abcdef';
export const TRELLO_TOKEN = `ATTA${'ab12'.repeat(16)}0A1B2C3D`;

export interface FakeList {
  id: string;
  name: string;
  closed: boolean;
  pos: number;
  idBoard: string;
}
export interface FakeBoard {
  id: string;
  name: string;
  url: string;
  lists: FakeList[];
}
export interface FakeCard {
  id: string;
  shortLink: string;
  idList: string;
  name: string;
  desc: string;
  closed: boolean;
  comments: string[];
  [field: string]: unknown;
}

/**
 * What the next requests meet, one each: an entry of `trello-errors.json`; a request that is carried out and never answered
 * (the next one that writes), or not even carried out; a broken line.
 */
export type TrelloTrouble = `error:${string}` | 'accept-then-stall' | 'stall' | 'reset';

export interface TrelloServer extends RecordedServer {
  /** The variables that send a server of ours here. */
  variables: Record<string, string>;
  boards: FakeBoard[];
  cards: FakeCard[];
  next: (...troubles: TrelloTrouble[]) => void;
  /** From now on the token may only read. */
  forbidWriting: () => void;
  /** Requests of a token, and of a key, in ten seconds; Trello's own are 100 and 300. */
  limit: (perToken: number, perKey?: number) => void;
}

/** Trello on a free port of 127.0.0.1: header sign-in, plain-text errors, limits by the ten seconds. */
export async function startTrelloServer(): Promise<TrelloServer> {
  const boards = fixture<FakeBoard[]>('trello-boards');
  const cards: FakeCard[] = [];
  const troubles: TrelloTrouble[] = [];
  const window = new TrelloWindow();
  let mayWrite = true;

  const act = (request: FakeRequest): FakeReply | null =>
    readRoute(request, boards) ?? cardRoute(request, { boards, cards });

  const server = await startRecordedServer(
    'Trello',
    (request) => {
      const refusal = refuseSignIn(request) ?? window.take();
      if (refusal) return refusal;
      if (request.method !== 'GET' && !mayWrite) return recordedError('trello', 'no_write_scope');
      const isKept = troubles[0] === 'accept-then-stall' && request.method === 'GET';
      const trouble = isKept ? undefined : troubles.shift();
      if (trouble === 'stall') return { status: 0, trouble: 'stall-before-headers' };
      if (trouble === 'reset') return { status: 0, trouble: 'reset' };
      if (trouble?.startsWith('error:')) return recordedError('trello', trouble.slice('error:'.length));
      const reply = act(request);
      if (trouble === 'accept-then-stall') return { status: 0, trouble: 'stall-before-headers' };
      return reply && { ...reply, headers: { ...reply.headers, ...window.headers() } };
    },
    ({ path, query }) =>
      `${path}?${query.toString()}`.includes(TRELLO_TOKEN) || query.has('token') || query.has('key'),
  );
  return {
    ...server,
    variables: { TRELLO_BASE: server.origin, OUTBOUND_PRIVATE_HOSTS: server.host },
    boards,
    cards,
    next: (...more) => troubles.push(...more),
    forbidWriting: () => (mayWrite = false),
    limit: (perToken, perKey = 300) => window.allow(perToken, perKey),
  };
}

function refuseSignIn({ headers }: FakeRequest): FakeReply | null {
  const sign = /^OAuth oauth_consumer_key="([^"]*)", oauth_token="([^"]*)"$/.exec(
    headers.authorization ?? '',
  );
  if (sign?.[1] !== TRELLO_KEY) return recordedError('trello', 'bad_key');
  return sign[2] === TRELLO_TOKEN ? null : recordedError('trello', 'bad_token');
}

const ID = /^[0-9a-f]{24}$/;
const gone = () => recordedError('trello', 'card_gone');
const badId = () => recordedError('trello', 'bad_id');

function listOf(boards: FakeBoard[], id: unknown): FakeList | undefined {
  return boards.flatMap(({ lists }) => lists).find((list) => list.id === id);
}

function readRoute({ method, path, query }: FakeRequest, boards: FakeBoard[]): FakeReply | null {
  if (method !== 'GET') return null;
  if (path === '/1/members/me/boards') {
    const withLists = query.get('lists') === 'open';
    return json(
      200,
      boards.map(({ lists, ...board }) => ({
        ...board,
        ...(withLists ? { lists: lists.filter(({ closed }) => !closed) } : {}),
      })),
    );
  }
  const board = /^\/1\/boards\/([^/]+)\/lists$/.exec(path);
  if (board) {
    const found = boards.find(({ id }) => id === board[1]);
    return found
      ? json(
          200,
          found.lists.filter(({ closed }) => !closed),
        )
      : gone();
  }
  const list = /^\/1\/lists\/([^/]+)$/.exec(path);
  if (!list) return null;
  if (!ID.test(list[1]!)) return badId();
  const found = listOf(boards, list[1]);
  return found ? json(200, found) : gone();
}

interface Desk {
  boards: FakeBoard[];
  cards: FakeCard[];
}

function cardRoute({ method, path, headers, body }: FakeRequest, { boards, cards }: Desk): FakeReply | null {
  const ofList = /^\/1\/lists\/([^/]+)\/cards$/.exec(path);
  if (ofList && method === 'GET')
    return listOf(boards, ofList[1])
      ? json(
          200,
          cards.filter(({ idList, closed }) => idList === ofList[1] && !closed),
        )
      : gone();
  const named = /^\/1\/cards(?:\/([^/]+)(\/actions\/comments)?)?$/.exec(path);
  if (!named || method === 'GET' || method === 'DELETE') return null;
  const sent = readJson(headers, body);
  if (sent === null) return plain(400, 'Error parsing body');
  if (named[1] === undefined) return method === 'POST' ? makeCard(sent, { boards, cards }) : null;
  const card = cards.find(({ id, shortLink }) => id === named[1] || shortLink === named[1]);
  if (!card) return ID.test(named[1]) || /^[A-Za-z0-9]{8}$/.test(named[1]) ? gone() : badId();
  if (named[2] !== undefined) {
    if (method !== 'POST') return null;
    if (typeof sent.text !== 'string' || sent.text === '' || sent.text.length > 16_384)
      return plain(400, 'invalid value for text');
    card.comments.push(sent.text);
    return json(200, { ...fixture<object>('trello-comment'), id: newId(), data: { text: sent.text } });
  }
  if (method !== 'PUT') return null;
  if (sent.idList !== undefined && !listOf(boards, sent.idList)) return recordedError('trello', 'bad_list');
  Object.assign(card, sent);
  return json(200, card);
}

function makeCard(sent: Record<string, unknown>, { boards, cards }: Desk): FakeReply {
  const list = listOf(boards, sent.idList);
  if (typeof sent.idList !== 'string' || !ID.test(sent.idList) || !list)
    return recordedError('trello', 'bad_list');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (text(sent.name).length > 16_384 || text(sent.desc).length > 16_384)
    return plain(400, 'invalid value for desc');
  const shortLink = randomBytes(6).toString('base64url').replace(/[-_]/g, 'x').slice(0, 8);
  const card: FakeCard = {
    ...fixture<object>('trello-card'),
    id: newId(),
    shortLink,
    shortUrl: `https://trello.com/c/${shortLink}`,
    url: `https://trello.com/c/${shortLink}/1-card`,
    idList: list.id,
    idBoard: list.idBoard,
    name: text(sent.name),
    desc: text(sent.desc),
    closed: false,
    comments: [],
  };
  cards.push(card);
  return json(200, card);
}

const newId = (): string => randomBytes(12).toString('hex');

function readJson(headers: FakeRequest['headers'], body: Buffer): Record<string, unknown> | null {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return null;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
