import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { maskSecrets } from '../crypto/known-secrets.js';
import { OutboundError } from './outbound-error.js';

/** Servers that leave out a stream's last bytes are common enough; what has come is read. */
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const DECODERS = new Map<string, () => NodeJS.ReadWriteStream & Readable>([
  ['gzip', () => createGunzip(LENIENT)],
  ['x-gzip', () => createGunzip(LENIENT)],
  ['deflate', () => createInflate(LENIENT)],
  ['br', () => createBrotliDecompress()],
]);
const MOST_CODINGS = 5;

/** What a server may pack its answer with. */
export const ACCEPTED_CODINGS = 'gzip, br';

/**
 * Reads a body as a stream and gives up (OutboundError `input`, `answer_too_large`) as soon as it is above the cap, counted
 * after decompression, so that neither a lying length nor a small compressed body fills the memory. With `isCut` the
 * beginning is enough, and the rest is not waited for.
 */
export async function readBody(
  service: string,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
  isCut = false,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of decoded(body, headers['content-encoding']) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      if (isCut) return repeatable(statusCode, Buffer.concat([...chunks, chunk]).subarray(0, maxBytes));
      throw new OutboundError(service, { kind: 'input', code: 'answer_too_large', status: statusCode });
    }
    chunks.push(chunk);
  }
  return repeatable(statusCode, Buffer.concat(chunks, size));
}

/** Who refuses a key may quote it. What a call brings when all is well is not changed. */
const repeatable = (status: number, body: Buffer): Buffer =>
  status < 300 ? body : Buffer.from(maskSecrets(body.toString('utf8')));

/** The body as it was before it was packed; codings are taken off in reverse order. An unknown one is left as it is. */
function decoded(body: Readable, coding: string | string[] | undefined): Readable {
  const codings = [coding ?? []]
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const decoders = codings.reverse().map((one) => DECODERS.get(one));
  if (decoders.length > MOST_CODINGS || decoders.includes(undefined)) return body;
  return decoders.reduce<Readable>((packed, make) => {
    const decoder = make!();
    // The decoder's reader gets the error; without a callback it would end the process.
    pipeline(packed, decoder, () => undefined);
    return decoder;
  }, body);
}

/** True for `application/json` and its `+json` kin; proxies answer their error pages with other types. */
export function isJson(contentType: string | null): boolean {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || type === 'text/json' || type.endsWith('+json');
}

/** The body is handed on decoded, so the headers that describe its coding no longer hold. */
export function answerHeaders({ headers: received }: Dispatcher.ResponseData): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (name === 'content-encoding' || name === 'content-length') continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}
