import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../src/platform/http/languages.js';
import { placeholdersOf } from '../src/platform/text/say.js';

const SOURCE = resolve(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/texts\/[^/]+\.json$/.test(path))
  .toSorted();
const STEMS = [...new Set(FILES.map((path) => path.replace(/(?:hu|en|ro)\.json$/, '')))];
const PLURAL = /_(?:one|few|other)$/;

/** A text, or a list or group of them: lines and columns of a workbook have an order. */
type Entry = string | Entry[] | { [key: string]: Entry };

const flat = (entry: Entry, path: string): [string, string][] =>
  typeof entry === 'string'
    ? [[path, entry]]
    : Object.entries(entry).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path} > ${key}`));

const read = (stem: string, language: Language): Record<string, string> =>
  Object.fromEntries(
    flat(JSON.parse(readFileSync(join(SOURCE, `${stem}${language}.json`), 'utf8')) as Entry, ''),
  );

/** The placeholders of a key in all its plural forms: `_one` may leave out the number that `_other` has. */
const parametersOf = (texts: Record<string, string>) => {
  const families = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(texts)) {
    const family = families.get(key.replace(PLURAL, '')) ?? new Set();
    placeholdersOf(text).forEach((name) => family.add(name));
    families.set(key.replace(PLURAL, ''), family);
  }
  return Object.fromEntries([...families].map(([key, names]) => [key, [...names].sort()]));
};

describe('the text files', () => {
  it('are many', () => expect(STEMS.length).toBeGreaterThan(30));

  it.each(STEMS)('%s are there in every language, with the same keys and the same parameters', (stem) => {
    expect(LANGUAGES.filter((language) => !FILES.includes(`${stem}${language}.json`))).toEqual([]);
    const hungarian = read(stem, 'hu');
    for (const language of LANGUAGES) {
      const texts = read(stem, language);
      expect([language, Object.keys(texts)]).toEqual([language, Object.keys(hungarian)]);
      expect([language, parametersOf(texts)]).toEqual([language, parametersOf(hungarian)]);
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
    expect(Object.values(read(stem, 'ro')).filter((text) => /[şţŞŢ]/.test(text))).toEqual([]);
  });
});
