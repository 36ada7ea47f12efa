/**
 * Which address belongs to which face, as the lists of their screens say. The dev server reads this file; a build emits it as
 * `entries.json` for the static host, which answers every address that is in no list with the public shell and HTTP 404. The
 * addresses of the form face are not in it: the API asks the database about them.
 */
import { aliases, paths } from './src/admin/addresses.ts';
import { publicRoutes } from './src/public/screens.ts';

/** An address with or without a slash at its end; what starts with a colon stands for anything. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);

/** Addresses of the back office, former ones included. */
const adminPaths = [
  /^\/admin(?:\/(?!login\/?$).*)?$/,
  ...[...Object.values(paths), ...Object.keys(aliases).filter((path) => !/^\/admin(?:\/|$)/.test(path))].map(
    patternOf,
  ),
];

/** Addresses that the public face knows. */
const publicPaths = Object.keys(publicRoutes).map(patternOf);

/** Addresses where a questionnaire is filled in. */
const formPaths = [patternOf('/q/:slug')];

/** A public page that the build writes ready-made, one file per language. */
export interface ReadyPage {
  /** The file's name: `index` stands for index.hu.html, index.en.html and index.ro.html. */
  name: string;
  pattern: RegExp;
  /** An address of this page, for rendering it. */
  example: string;
  /** What the page asks the server for first, with $1 for the pattern's group: the browser is told with the page itself. */
  calls: readonly string[];
  /** The query parameter with which it asks for something else. */
  unless?: string;
}

export const readyPages: readonly ReadyPage[] = [
  { name: 'index', pattern: /^\/$/, example: '/', calls: ['/api/landing/settings'] },
  {
    name: 'evaluation',
    pattern: /^\/evaluation\/([\w-]{1,64})\/?$/,
    example: '/evaluation/example',
    calls: ['/api/evaluation/$1', '/api/evaluation/$1/texts'],
    unless: 'preview',
  },
];

export type EntryFace = 'public' | 'form' | 'admin';

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));

/** The face that answers an address; whatever no other one knows is public, its not-found page included. */
export function faceOf(path: string): EntryFace {
  if (matches(formPaths, path)) return 'form';
  return matches(adminPaths, path) ? 'admin' : 'public';
}

/** Whether an address exists at all. */
export function isKnownPath(path: string): boolean {
  return faceOf(path) !== 'public' || matches(publicPaths, path);
}

/** The lists as the static host reads them: sources of regular expressions. */
export function describeEntries() {
  return {
    admin: adminPaths.map((pattern) => pattern.source),
    publicPaths: publicPaths.map((pattern) => pattern.source),
    ready: readyPages.map(({ name, pattern, calls, unless }) => ({
      name,
      pattern: pattern.source,
      calls,
      unless,
    })),
  };
}
