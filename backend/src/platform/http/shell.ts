import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built page, ready to be sent in every encoding, with the policy that fits what it contains. */
export interface Shell {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  policy: string;
}

export function readShell(file: string, policy: (styleHashes: string[]) => string): Shell {
  const plain = readFileSync(file);
  return {
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    policy: policy(inlineStyleHashes(plain.toString('utf8'))),
  };
}

/** The hashes of a page's own style tags, as a Content-Security-Policy names them. Pure. */
export function inlineStyleHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(
    ([, text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`,
  );
  return [...new Set(hashes)];
}
