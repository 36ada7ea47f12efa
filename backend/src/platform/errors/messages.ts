import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../http/languages.js';
import { say, type Texts } from '../text/say.js';
import type { ErrorParams } from './app-error.js';

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = new RegExp(`(?:^|[/\\\\])texts[/\\\\](?:[\\w-]+-)?messages\\.(${LANGUAGES.join('|')})\\.json$`);

/**
 * The sentences of all codes, of every `texts/messages.{hu,en,ro}.json` and `texts/<name>-messages.{hu,en,ro}.json` of
 * the program: a feature's codes need no registration. Throws when a code is declared twice.
 */
export function readMessageFiles(root: string = ROOT): Record<Language, Texts> {
  const messages: Record<Language, Record<string, string>> = { hu: {}, en: {}, ro: {} };
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const language = FILE.exec(path)?.[1] as Language | undefined;
    if (language === undefined) continue;
    const texts = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;
    for (const [code, text] of Object.entries(texts)) {
      if (Object.hasOwn(messages[language], code)) throw new Error(`The code "${code}" is declared twice`);
      messages[language][code] = text;
    }
  }
  return messages;
}

let read: Record<Language, Texts> | null = null;
/** The sentences of all codes; read once, by the first who asks. */
export const messages = (): Record<Language, Texts> => (read ??= readMessageFiles());

/** The sentence of a code in a language; an unknown code is an internal error. */
export function messageOf(code: string, language: Language, params: ErrorParams = {}): string {
  const texts = messages()[language];
  return say(texts, language, Object.hasOwn(texts, code) ? code : 'internal_error', params);
}
