import { type Language, LOCALES } from '../http/languages.js';

/** What placeholders are filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** Texts of one language by key, as the text files have them. */
export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

type Form = 'one' | 'few' | 'other';
/** A key of a text with plural forms, without the form. */
export type Counted<Key extends string> = Key extends `${infer Stem}_other` ? Stem : never;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values into the `{placeholders}` of a text, each once and evaluating none; one without a value stays as it is. Pure. */
export const fill = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** The names of a text's placeholders, each once, in their order. Pure. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** Which plural form a count asks for, named as in the keys of the front end. */
function pluralForm(count: number, language: Language): Form {
  const form = new Intl.PluralRules(LOCALES[language]).select(count);
  return form === 'one' || form === 'few' ? form : 'other';
}

/** The text of a key with its values filled in; with a count, the key's plural form for it. Pure. */
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
  return fill(texts[count === undefined ? key : `${key}_${pluralForm(count, language)}`]!, values);
}
