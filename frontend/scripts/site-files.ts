import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language } from '../src/shared/texts/languages.ts';

interface Site {
  /** The front end's folder. */
  root: string;
  dist: string;
  assetsDir: string;
}

/** What ready-made pages point to beside the build's own chunks; paths from the site's root. */
export interface SiteFiles {
  /** The picture that messengers show of the page. */
  picture: string;
  /** The script that brings the page to life after it has been painted. */
  starter: string;
}

/** Puts the files of one language's pages beside the build's other assets. */
export function writeSiteFiles(site: Readonly<Site>, language: Language): SiteFiles {
  return {
    picture: write(site, `src/shared/previews/${language}.png`, `preview-${language}`, 'png'),
    starter: write(site, 'src/shared/start-page.js', 'start-page', 'js'),
  };
}

function write({ root, dist, assetsDir }: Site, source: string, name: string, ending: string): string {
  const bytes = readFileSync(join(root, source));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const path = `${assetsDir}/${name}-${hash}.${ending}`;
  mkdirSync(join(dist, assetsDir), { recursive: true });
  writeFileSync(join(dist, path), bytes);
  return path;
}
