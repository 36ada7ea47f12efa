import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { bestEncoding } from './encodings.js';
import { type LanguageOfPath, type PrerenderedEntry, prerenderedPages } from './prerendered-pages.js';
import { ADMIN_POLICY, forFrames, publicPolicy } from './security-headers.js';
import { hasCookie } from './same-origin.js';
import { readShell, sendShell, type Shell } from './shell.js';

interface Entries {
  admin: string[];
  publicPaths: string[];
  ready: PrerenderedEntry[];
}

const SHELLS = { admin: 'admin/admin.html', public: 'public/index.html' };
const IMMUTABLE = { immutable: true, maxAge: '365d', index: false, redirect: false } as const;

/**
 * Serves the built front end: hashed assets for a year, pages asked for anew each time. Which address belongs to which
 * face comes from the build itself (entries.json); an address nobody knows gets the public shell with status 404. Some
 * pages come ready-made, where the build has them (rules: headers). `site`: our own address, without a slash at its end.
 * Who asks for the back office without the session's cookie is led to the sign-in page at once, and does not load the back office first.
 */
export function staticSite(
  root: string,
  site: string,
  sessionCookie: string,
  languageOfPath: LanguageOfPath,
): RequestHandler[] {
  if (!['entries.json', ...Object.values(SHELLS)].every((file) => existsSync(join(root, file)))) return [];
  const entries = JSON.parse(readFileSync(join(root, 'entries.json'), 'utf8')) as Entries;
  const [admin, known] = [entries.admin, entries.publicPaths].map((sources) =>
    sources.map((source) => new RegExp(source)),
  );
  const adminShell = readShell(join(root, SHELLS.admin), site, () => ADMIN_POLICY);
  const publicShell = readShell(join(root, SHELLS.public), site, publicPolicy);
  const readyFor = prerenderedPages(join(root, 'public'), entries.ready, site, languageOfPath);
  const answer = async (request: Request, response: Response): Promise<void> => {
    const isAdmin = admin!.some((pattern) => pattern.test(request.path));
    if (isAdmin && !hasCookie(request, sessionCookie)) {
      response.vary('Cookie').setHeader('Cache-Control', 'no-store');
      return response.redirect(`/auth?back=${encodeURIComponent(request.originalUrl)}`);
    }
    const isKnown = isAdmin || known!.some((pattern) => pattern.test(request.path));
    const ready = isAdmin ? null : await readyFor(request);
    if (ready) response.vary('Accept-Language');
    if (ready?.link) response.setHeader('Link', ready.link);
    const shell = ready?.shell ?? (isAdmin ? adminShell : publicShell);
    const isFramed = isPreview(request);
    if (isFramed) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    sendShell(request, response.status(isKnown ? 200 : 404), isFramed ? framedByUs(shell) : shell);
  };
  const pages = (request: Request, response: Response, next: NextFunction): void => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    answer(request, response).catch(next);
  };
  return [
    mounted('/assets-public', join(root, 'public', 'assets-public')),
    mounted('/assets-form', join(root, 'form', 'assets-form')),
    embedScript(join(root, 'form')),
    mounted('/assets-admin', join(root, 'admin', 'assets-admin')),
    ...[files(join(root, 'public')), pages].map(besideTheApi),
  ];
}

/** The back office shows what a client will see beside the texts, in a frame of its own (rules: headers). */
const isPreview = ({ path, query }: Request): boolean =>
  path.startsWith('/evaluation/') && query.preview === '1';

const framedByUs = (shell: Shell): Shell => ({ ...shell, policy: forFrames(shell.policy) });

/** Files beside the shells, such as robots.txt; the shells themselves are pages, not files. */
function files(directory: string): RequestHandler {
  const serve = express.static(directory, { index: false, redirect: false, maxAge: 0 });
  return (request, response, next) => {
    if (/\.html(?:\.br|\.gz)?$|^\/\.|\/\./i.test(request.path)) return next();
    serve(request, response, next);
  };
}

/** Other people's pages load it (rules: embedding). */
function embedScript(directory: string): RequestHandler {
  const headers = (response: Response) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  };
  const serve: RequestHandler = express.static(directory, {
    index: false,
    redirect: false,
    maxAge: '5m',
    setHeaders: headers,
  });
  return (request, response, next) =>
    request.path === '/embed.js' ? serve(request, response, next) : next();
}

/** The API's addresses are no files: nobody looks for them on the disk. */
function besideTheApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path === '/api' || request.path.startsWith('/api/') ? next() : handler(request, response, next);
}

/** Assets under a path; a missing one is a plain 404, never a page. */
function mounted(path: string, directory: string): RequestHandler {
  const [packed, serve] = [precompressed(directory), express.static(directory, IMMUTABLE)];
  return (request, response, next) => {
    if (!request.path.startsWith(`${path}/`)) return next();
    const url = request.url;
    request.url = url.slice(path.length);
    packed(request, response);
    serve(request, response, (error?: unknown) => {
      request.url = url;
      if (error) return next(error);
      response.removeHeader('Content-Encoding');
      response.status(404).type('txt').send('Not found');
    });
  };
}

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Turns a request for an asset into one for the compressed copy that the build has put beside it, in the caller's best
 * encoding. Which copies there are is read once.
 */
function precompressed(directory: string): (request: Request, response: Response) => void {
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
