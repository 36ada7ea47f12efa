import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { bestEncoding, type Encoding } from './encodings.js';

interface Body {
  bytes: Buffer;
  etag: string;
}

/** A built page, with the policy that fits what it contains. Packed into an encoding when that is first asked for. */
export interface Shell {
  bodyIn: (encoding: 'plain' | Encoding) => Body;
  policy: string;
}

/** `site`: our own address, which the build leaves open as `{{site}}`: previews ask for whole addresses. */
export function readShell(file: string, site: string, policy: (styleHashes: string[]) => string): Shell {
  return packShell(readPage(file, site), policy, constants.BROTLI_MAX_QUALITY);
}

/** A built page, in which our own address is filled in. */
export function readPage(file: string, site: string): string {
  return readFileSync(file, 'utf8').replaceAll('{{site}}', () => encodeURI(site));
}

/** A page that is made while visitors wait is packed less tightly. */
const QUICK = 5;

export function packShell(
  html: string,
  policy: (styleHashes: string[]) => string,
  quality: number = QUICK,
): Shell {
  const plain = Buffer.from(html);
  const pack = {
    plain: () => plain,
    br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => gzipSync(plain),
  };
  const packed: Partial<Record<keyof typeof pack, Body>> = {};
  const body = (bytes: Buffer): Body => ({ bytes, etag: `"${hashOf(bytes, 'base64url')}"` });
  return {
    bodyIn: (encoding) => (packed[encoding] ??= body(pack[encoding]())),
    policy: policy(inlineStyleHashes(html)),
  };
}

/** Sends it in the caller's best encoding, to be asked for anew each time. */
export function sendShell(
  request: Request,
  response: Response,
  shell: Shell,
  cacheControl = 'no-cache',
): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Security-Policy', shell.policy);
  response.vary('Accept-Encoding').type('html');
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const { bytes, etag } = shell.bodyIn(encoding ?? 'plain');
  response.setHeader('ETag', etag).send(bytes);
}

/** The hashes of a page's own style tags, as a Content-Security-Policy names them. Pure. */
export function inlineStyleHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(
    ([, text]) => `sha256-${hashOf(text!, 'base64')}`,
  );
  return [...new Set(hashes)];
}

const hashOf = (content: Buffer | string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);
