import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Body {
  bytes: Buffer;
  etag: string;
}

/** A built page, ready to be sent in every encoding, with the policy that fits what it contains. */
export interface Shell {
  plain: Body;
  br: Body;
  gzip: Body;
  policy: string;
}

export function readShell(file: string, policy: (styleHashes: string[]) => string): Shell {
  const plain = readFileSync(file);
  const body = (bytes: Buffer): Body => ({ bytes, etag: `"${hashOf(bytes, 'base64url')}"` });
  return {
    plain: body(plain),
    br: body(brotliCompressSync(plain)),
    gzip: body(gzipSync(plain)),
    policy: policy(inlineStyleHashes(plain.toString('utf8'))),
  };
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
