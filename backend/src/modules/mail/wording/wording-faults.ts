import type { Language } from '../../../platform/http/languages.js';
import type { MailKind } from './mail-templates.js';
import { asksForVisitor, keysOf, wordingOf } from './compose.js';
import { placeholdersOf } from '../../../platform/text/say.js';
import { outlineOf } from './mail-templates.js';
import { type MailTextKey, MAIL_TEXTS } from './texts.js';

/** One text of a mail as it is worded now. */
export interface WordedText {
  key: MailTextKey;
  text: string;
  /** An own text is laid over the built-in one. */
  isOwn: boolean;
  /** There is an own text, but it asks for what a visitor typed where that may not stand. */
  isRefused: boolean;
  /** Placeholders of the built-in text that the own one lacks, such as a clinic's name that is now said nowhere. */
  missing: string[];
  /** Placeholders that nothing fills in: the reader would see them as they are. */
  unknown: string[];
}

/** What a mail of this kind says, text by text, and what is wrong with the own ones among them. Pure. */
export function wordedTexts(
  kind: MailKind,
  language: Language,
  overrides: Readonly<Record<string, string>>,
): WordedText[] {
  const known = outlineOf(kind).placeholders;
  return keysOf(kind).map((key) => {
    const text = wordingOf(key, language, overrides);
    const used = placeholdersOf(text);
    return {
      key,
      text,
      isOwn: text !== MAIL_TEXTS[language][key],
      isRefused: asksForVisitor(key, overrides[key] ?? ''),
      missing: placeholdersOf(MAIL_TEXTS[language][key]).filter((name) => !used.includes(name)),
      unknown: used.filter((name) => !known.includes(name)),
    };
  });
}
