import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidePageOf, guidePages } from './pages.ts';

const folder = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const quoted = { hu: /„([^”]+)”/g, en: /“([^”]+)”/g };

describe.each(['hu', 'en'] as const)('the guide in %s', (language) => {
  const isOthers = (path: string) =>
    path.endsWith(`texts/${language}.json`) && !path.startsWith('screens/guide');
  const labels = files.filter(isOthers).flatMap((path) => Object.values(read(join(folder, path))));
  const texts = read(join(folder, `screens/guide/texts/${language}.json`));
  const pageTexts = Object.entries(texts).filter(([key]) => key !== 'guide.picture');

  it.each(pageTexts)('quotes what stands on the screens: %s', (_key, text) => {
    for (const [, label] of text.matchAll(quoted[language]))
      // Some labels end with a number.
      expect(
        labels.some((known) => known === label || known.startsWith(`${label!} (`)),
        label,
      ).toBe(true);
  });

  it.each(Object.keys(guidePages))('has steps and notes of %s', (page) => {
    expect(texts[`guide.${page}.steps`]!.split('\n').length).toBeGreaterThan(1);
    expect(texts[`guide.${page}.notes`]).not.toBe('');
  });
});

it.each([
  ['evaluation-7f3', 'evaluation'],
  ['review-done', 'review'],
  ['mail-preview', 'mail-preview'],
  ['unheard-of', 'start'],
  [undefined, 'start'],
])('leads from %s to %s', (screen, page) => expect(guidePageOf(screen)).toBe(page));
