import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { csvPart } from './google-csv.js';
import { docsPart } from './google-docs.js';
import { formsPart } from './google-forms.js';
import { json, type GooglePart, type GoogleReply, type GoogleRequest } from './google-part.js';
import { sheetsPart } from './google-sheets.js';
import { tokenPart } from './google-token.js';

export interface GoogleServer {
  /** Where all of its services answer. */
  origin: string;
  /** `127.0.0.1:port`. */
  host: string;
  /** The variables that send a server of ours here instead of to Google. */
  variables: Record<string, string>;
  token: ReturnType<typeof tokenPart>;
  sheets: ReturnType<typeof sheetsPart>;
  csv: ReturnType<typeof csvPart>;
  forms: ReturnType<typeof formsPart>;
  docs: ReturnType<typeof docsPart>;
  /** Every request in order, refused ones too. */
  requests: GoogleRequest[];
  /** Paths asked for since the last call of this, without queries. */
  takePaths: () => string[];
  /** Ends all connections. Throws when a secret was seen in an address. */
  close: () => Promise<void>;
}

/**
 * Google's sign-in, Sheets, Forms and public pages on one free port of 127.0.0.1: as strict as the real ones, and scriptable
 * through their parts. Unknown paths answer 501 and name the path.
 */
export async function startGoogleServer(): Promise<GoogleServer> {
  const requests: GoogleRequest[] = [];
  const leaks: string[] = [];
  const token = tokenPart();
  const sheets = sheetsPart(token);
  const csv = csvPart(sheets);
  const forms = formsPart(token);
  const docs = docsPart(forms);
  const parts: GooglePart[] = [token, sheets, csv, forms, docs];
  let taken = 0;

  const server = createServer((incoming, response) => {
    void record(incoming).then(async (request) => {
      requests.push(request);
      if (carriesSecret(request)) leaks.push(request.path);
      send(response, await answer(parts, request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    host,
    variables: {
      GOOGLE_TOKEN_BASE: origin,
      GOOGLE_SHEETS_BASE: origin,
      GOOGLE_FORMS_BASE: origin,
      GOOGLE_DOCS_BASE: origin,
      OUTBOUND_PRIVATE_HOSTS: host,
    },
    token,
    sheets,
    csv,
    forms,
    docs,
    requests,
    takePaths: () => {
      const paths = requests.slice(taken).map(({ path }) => path);
      taken = requests.length;
      return paths;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (leaks.length > 0) throw new Error(`A secret was sent in the address of ${leaks.join(', ')}.`);
    },
  };
}

async function answer(parts: GooglePart[], request: GoogleRequest): Promise<GoogleReply> {
  for (const part of parts) {
    const reply = await part.answer(request);
    if (reply) return reply;
  }
  return json(501, { error: { message: `The fake Google does not know ${request.method} ${request.path}` } });
}

async function record(incoming: IncomingMessage): Promise<GoogleRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  return {
    method: incoming.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    at: Date.now(),
  };
}

const carriesSecret = ({ path, query }: GoogleRequest): boolean =>
  /ya29\.|eyJ[\w-]{10}|PRIVATE KEY/.test(`${path}?${query.toString()}`) ||
  ['key', 'access_token', 'assertion'].some((name) => query.has(name));

function send(response: ServerResponse, reply: GoogleReply): void {
  if (reply.trouble === 'stall-before-headers') return;
  if (reply.trouble === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, reply.headers);
  if (reply.trouble === 'stall-in-body') response.write((reply.body ?? '{').slice(0, 1));
  else response.end(reply.body);
}
