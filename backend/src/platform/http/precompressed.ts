import { existsSync, readdirSync } from 'node:fs';
import type { Request, Response } from 'express';
import { bestEncoding } from './encodings.js';

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Turns a request for an asset into one for the compressed copy that the build has put beside it, in the caller's best
 * encoding. Which copies there are is read once.
 */
export function precompressed(directory: string): (request: Request, response: Response) => void {
  const names = new Set(existsSync(directory) ? readdirSync(directory).map((name) => `/${name}`) : []);
  return (request, response) => {
    const { path } = request;
    if (!names.has(`${path}.gz`) && !names.has(`${path}.br`)) return;
    response.vary('Accept-Encoding');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (!encoding || !names.has(path + ENCODINGS[encoding])) return;
    response.setHeader('Content-Encoding', encoding).type(path.slice(path.lastIndexOf('.')));
    request.url = path + ENCODINGS[encoding];
  };
}
