import type { Response } from 'undici';
import { OutboundError } from './outbound-error.js';

/**
 * Reads a body as a stream and gives up (OutboundError `input`, `answer_too_large`) as soon as it is above the cap, counted
 * after decompression, so that neither a lying length nor a small compressed body fills the memory.
 */
export async function readBody(service: string, response: Response, maxBytes: number): Promise<Buffer> {
  if (response.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new OutboundError(service, { kind: 'input', code: 'answer_too_large', status: response.status });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** True for `application/json` and its `+json` kin; proxies answer their error pages with other types. */
export function isJson(contentType: string | null): boolean {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || type === 'text/json' || type.endsWith('+json');
}
