import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ADMIN_POLICY, PUBLIC_POLICY } from './security-headers.js';

interface Entries {
  admin: string[];
  publicPaths: string[];
}

/**
 * Serves the built front end: hashed assets for a year, the shells never cached. Which address belongs to which face
 * comes from the build itself (entries.json); an address nobody knows gets the public shell with status 404.
 */
export function staticSite(root: string): RequestHandler[] {
  if (
    !['entries.json', 'admin/admin.html', 'public/index.html'].every((file) => existsSync(join(root, file)))
  )
    return [];
  const entries = JSON.parse(readFileSync(join(root, 'entries.json'), 'utf8')) as Entries;
  const [admin, known] = [entries.admin, entries.publicPaths].map((sources) =>
    sources.map((source) => new RegExp(source)),
  );
  const shells = {
    admin: readShell(join(root, 'admin', 'admin.html')),
    public: readShell(join(root, 'public', 'index.html')),
  };
  const immutable = { immutable: true, maxAge: '365d', index: false, redirect: false } as const;
  const pages = (request: Request, response: Response, next: NextFunction): void => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const isAdmin = admin!.some((pattern) => pattern.test(request.path));
    const isKnown = isAdmin || known!.some((pattern) => pattern.test(request.path));
    if (request.path.startsWith('/evaluation/')) response.setHeader('X-Robots-Tag', 'noindex');
    const { html, tag } = isAdmin ? shells.admin : shells.public;
    response
      .status(isKnown ? 200 : 404)
      .setHeader('Cache-Control', 'no-cache')
      .setHeader('Content-Security-Policy', isAdmin ? ADMIN_POLICY : PUBLIC_POLICY)
      .setHeader('ETag', tag)
      .type('html')
      .send(html);
  };
  return [
    mounted('/assets-public', express.static(join(root, 'public', 'assets-public'), immutable)),
    mounted('/assets-admin', express.static(join(root, 'admin', 'assets-admin'), immutable)),
    ...[express.static(join(root, 'public'), { index: false, redirect: false, maxAge: 0 }), pages].map(
      besideTheApi,
    ),
  ];
}

/** The API's addresses are no files: nobody looks for them on the disk. */
function besideTheApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path === '/api' || request.path.startsWith('/api/') ? next() : handler(request, response, next);
}

function readShell(path: string): { html: Buffer; tag: string } {
  const html = readFileSync(path);
  return { html, tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

/** A missing asset is a plain 404, never a page. */
function mounted(path: string, files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith(`${path}/`)) return next();
    const url = request.url;
    request.url = url.slice(path.length);
    return files(request, response, (error?: unknown) => {
      request.url = url;
      if (error) return next(error);
      response.status(404).type('txt').send('Not found');
    });
  };
}
