import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import { languageOf } from './language.js';
import { isLanguage, LANGUAGES, type Language } from './languages.js';
import { publicPolicy } from './security-headers.js';
import { readShell, type Shell } from './shell.js';

/** A page that the build wrote ready-made, as entries.json describes it. */
export interface PrerenderedEntry {
  /** The files' name: NAME.hu.html and so on. */
  name: string;
  pattern: string;
  /** What the page asks the server for first; $1 is what the pattern's group found. */
  calls: string[];
  /** The query parameter with which it asks for something else. */
  unless?: string;
}

export interface PrerenderedPage {
  shell: Shell;
  /** The Link header that has the browser make the page's first calls while its scripts are still on the way. */
  link: string;
}

/** The language that what stands behind an address is written in; null where that is not known. */
export type LanguageOfPath = (path: string) => Promise<Language | null>;

/** Gives the ready-made page of an address, or null. Its language: what the address says, that of its content, the reader's (rules: headers). */
export function prerenderedPages(
  directory: string,
  entries: readonly PrerenderedEntry[],
  site: string,
  languageOfPath: LanguageOfPath,
): (request: Request) => Promise<PrerenderedPage | null> {
  const pages = entries.map(({ name, pattern, ...entry }) => ({
    ...entry,
    expression: new RegExp(pattern),
    shells: shellsOf(directory, name, site),
  }));
  return async (request) => {
    for (const { expression, shells, calls, unless } of pages) {
      if (!expression.test(request.path)) continue;
      const language = languageAsked(request) ?? (await languageOfPath(request.path)) ?? languageOf(request);
      const shell = shells.get(language);
      if (shell === undefined) continue;
      const asksOtherwise = unless !== undefined && request.query[unless] !== undefined;
      const paths = asksOtherwise ? [] : calls.map((call) => request.path.replace(expression, call));
      return { shell, link: paths.map(preload).join(', ') };
    }
    return null;
  };
}

/** A link of the Link header, as the page's own calls are made: else the browser would make them twice. */
export const preload = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;

function shellsOf(directory: string, name: string, site: string): Map<Language, Shell> {
  const built = LANGUAGES.map((language) => [language, join(directory, `${name}.${language}.html`)] as const);
  return new Map(
    built
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, readShell(file, site, publicPolicy)]),
  );
}

const languageAsked = ({ query }: Request): Language | null =>
  typeof query.lang === 'string' && isLanguage(query.lang) ? query.lang : null;
