import type { Language } from '../http/languages.js';

/** What placeholders are filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** The texts of a file in every language: `texts[language][key]`. */
export type Texts<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

type Form = 'one' | 'few' | 'other';
/** A key of a text with plural forms, without the form. */
export type Counted<Key extends string> = Key extends `${infer Stem}_other` ? Stem : never;

const PLACEHOLDER = /\{(\w+)\}/g;
const LOCALES: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB', ro: 'ro-RO' };

/** Puts values into the `{placeholders}` of a text, each once and evaluating none; one without a value stays as it is. Pure. */
export const fill = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** The names of a text's placeholders, each once, in their order. Pure. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** Which plural form of a text a count asks for, as in the keys of the front end: `_one`, `_few` or `_other`. Pure. */
export function pluralForm(count: number, language: Language): Form {
  const form = new Intl.PluralRules(LOCALES[language]).select(count);
  return form === 'one' || form === 'few' ? form : 'other';
}

/** A text by its key, with its values filled in; with a count, by the key's plural form for it. Pure. */
export function say<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  key: Key,
  values?: Values,
): string;
export function say<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  key: Counted<Key>,
  values: Values,
  count: number,
): string;
export function say(
  texts: Texts,
  language: Language,
  key: string,
  values: Values = {},
  count?: number,
): string {
  const full = count === undefined ? key : `${key}_${pluralForm(count, language)}`;
  return fill(texts[language][full]!, values);
}
