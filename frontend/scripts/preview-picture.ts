import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language } from '../src/shared/texts/languages.ts';

/** Puts the picture that messengers show beside the build's other assets; answers its path from the site's root. */
export function writePreviewPicture(
  root: string,
  { dist, assetsDir }: Readonly<{ dist: string; assetsDir: string }>,
  language: Language,
): string {
  const bytes = readFileSync(join(root, `src/shared/previews/${language}.png`));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const path = `${assetsDir}/preview-${language}-${hash}.png`;
  mkdirSync(join(dist, assetsDir), { recursive: true });
  writeFileSync(join(dist, path), bytes);
  return path;
}
