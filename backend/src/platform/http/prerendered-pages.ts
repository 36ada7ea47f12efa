import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
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

/** Gives the ready-made page of an address in the language of the address, or null (rules: headers). */
export function prerenderedPages(
  directory: string,
  entries: readonly PrerenderedEntry[],
): (request: Request) => PrerenderedPage | null {
  const pages = entries.map(({ name, pattern, ...entry }) => ({
    ...entry,
    expression: new RegExp(pattern),
    shells: shellsOf(directory, name),
  }));
  return (request) => {
    for (const { expression, shells, calls, unless } of pages) {
      const shell = expression.test(request.path) ? shells.get(languageAsked(request)) : undefined;
      if (shell === undefined) continue;
      const asksOtherwise = unless !== undefined && request.query[unless] !== undefined;
      const paths = asksOtherwise ? [] : calls.map((call) => request.path.replace(expression, call));
      return { shell, link: paths.map(preload).join(', ') };
    }
    return null;
  };
}

/** As the page's own calls are made: else the browser would make them twice. */
const preload = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;

function shellsOf(directory: string, name: string): Map<Language, Shell> {
  const built = LANGUAGES.map((language) => [language, join(directory, `${name}.${language}.html`)] as const);
  return new Map(
    built
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, readShell(file, publicPolicy)]),
  );
}

/** As the page itself decides: the address says it, else it is Hungarian. */
function languageAsked({ query }: Request): Language {
  return typeof query.lang === 'string' && isLanguage(query.lang) ? query.lang : 'hu';
}
