import { fill, type Texts } from '../../../platform/text/say.js';
import { fold } from '../../../platform/text/fold.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import en from './texts/words.en.json' with { type: 'json' };
import hu from './texts/words.hu.json' with { type: 'json' };
import ro from './texts/words.ro.json' with { type: 'json' };

/** The sheets of the workbook, their columns and what cells may hold besides numbers and texts: by their names in the program. */
export type SheetName = keyof typeof hu.sheets;
export type ColumnName = keyof typeof hu.columns;
export type ValueName = keyof typeof hu.values;
type Name = SheetName | ColumnName | ValueName;

const allOf = ({ sheets, columns, values }: typeof hu): Texts<Name> => ({ ...sheets, ...columns, ...values });
const WORDS = { hu: allOf(hu), en: allOf(en), ro: allOf(ro) };

/** What all names are called in a language. */
export const wordsOf = (language: Language): Texts<Name> => WORDS[language];

/** What these names of the program are called in a language. */
export const wordsIn = (language: Language, names: readonly Name[]): string[] =>
  names.map((name) => wordsOf(language)[name]);

/** A text with what its names in braces are called in the language. */
export const inWords = (text: string, language: Language): string => fill(text, wordsOf(language));

/** Finds which of these names is meant by what somebody has written: the program's own, or that of any language. */
export function nameFinder<Known extends Name>(
  names: readonly Known[],
): (written: string) => Known | undefined {
  const byWord = new Map(
    names.flatMap((name) =>
      [name, ...LANGUAGES.map((language) => wordsOf(language)[name])].map(
        (word) => [fold(word), name] as const,
      ),
    ),
  );
  return (written) => byWord.get(fold(written));
}
