import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/shared/texts/languages.ts';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const dictionaries = new Map<Language, Record<string, string>>();

/** A text as the screens show it, so that one way to a state serves every language. */
export function word(language: Language, key: string): string {
  const texts = dictionaries.get(language) ?? readTexts(language);
  const found = texts[key];
  if (found === undefined) throw new Error(`No text "${key}" in ${language}.`);
  return found;
}

function readTexts(language: Language): Record<string, string> {
  const own = files.filter((file) => /\btexts\b/.test(file) && file.endsWith(`${language}.json`));
  const parts = own.map(
    (file) => JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>,
  );
  const texts: Record<string, string> = Object.assign({}, ...parts);
  dictionaries.set(language, texts);
  return texts;
}
