import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import { fold } from '../../platform/text/fold.js';
import type { BuiltInText } from './built-in.types.js';
import { languagesOf, type TextContext } from './contexts.js';
import { PLACES, whereShown, type Place, type PlaceGroup, type Shown } from './places.js';
import type { UiText } from './ui-text.entity.js';

export interface OwnWording {
  id: number;
  value: string;
}

/** A text in one language, layer by layer (rules: Languages and texts). */
export interface TextInLanguage {
  language: Language;
  builtIn: string | null;
  global: OwnWording | null;
  /** Of the questionnaire that was asked about. */
  own: OwnWording | null;
}

/** One text in all its languages. */
export interface CatalogueText extends Shown {
  context: TextContext;
  key: string;
  /** What may be filled in; empty where the product does not know the key. */
  placeholders: string[];
  isBuiltIn: boolean;
  languages: TextInLanguage[];
  /** Languages that lack a wording: they have none at all, or others were reworded and this one was not. */
  missing: Language[];
}

export interface CatalogueFilter {
  context?: TextContext;
  place?: Place;
  language?: Language;
  search?: string;
  state?: CatalogueState;
}

export const CATALOGUE_STATES = ['changed', 'missing'] as const;
export type CatalogueState = (typeof CATALOGUE_STATES)[number];

/** How many texts a place has, how many of them somebody has worded, and how many lack a translation. */
export interface PlaceCounts {
  place: Place;
  group: PlaceGroup;
  texts: number;
  changed: number;
  missing: number;
}

/**
 * Every text with what was laid over it, in the order of the built-in ones; those whose key the product does not know come last.
 * `stored` holds global texts and those of one questionnaire. Pure.
 */
export function composeCatalogue(
  builtIns: readonly BuiltInText[],
  stored: readonly UiText[],
): CatalogueText[] {
  const wordings = new Map<string, UiText[]>();
  for (const text of stored) {
    const id = `${text.context} ${text.key}`;
    wordings.set(id, [...(wordings.get(id) ?? []), text]);
  }
  const known = builtIns.map(({ context, key, placeholders, texts }) => {
    const id = `${context} ${key}`;
    const own = wordings.get(id) ?? [];
    wordings.delete(id);
    return textOf({ context, key, placeholders, isBuiltIn: true }, texts, own);
  });
  const unknown = [...wordings.values()].map((own) => {
    const { context, key } = own[0]!;
    return textOf({ context, key, placeholders: [], isBuiltIn: false }, {}, own);
  });
  return [...known, ...unknown];
}

/** Those that the filter lets through; a language narrows search and state to itself. Pure. */
export function filterCatalogue(
  texts: readonly CatalogueText[],
  { context, place, language, search = '', state }: CatalogueFilter,
): CatalogueText[] {
  const wanted = withoutAccents(search).split(' ').filter(Boolean);
  return texts.filter((text) => {
    const shown = text.languages.filter((one) => language === undefined || one.language === language);
    if (context !== undefined && text.context !== context) return false;
    if (place !== undefined && text.place !== place) return false;
    if (shown.length === 0) return false;
    if (state === 'changed' && !shown.some(isChanged)) return false;
    if (state === 'missing' && !shown.some((one) => text.missing.includes(one.language))) return false;
    return wanted.length === 0 || holdsAll([text.key, ...shown.flatMap(wordingsOf)].join(' '), wanted);
  });
}

/** The places that have texts, in their order. Pure. */
export function countByPlace(texts: readonly CatalogueText[]): PlaceCounts[] {
  return PLACES.flatMap(({ place, group }) => {
    const here = texts.filter((text) => text.place === place);
    const changed = here.filter(({ languages }) => languages.some(isChanged)).length;
    const missing = here.filter((text) => text.missing.length > 0).length;
    return here.length === 0 ? [] : [{ place, group, texts: here.length, changed, missing }];
  });
}

function textOf(
  head: Pick<CatalogueText, 'context' | 'key' | 'placeholders' | 'isBuiltIn'>,
  builtIn: BuiltInText['texts'],
  stored: readonly UiText[],
): CatalogueText {
  const wording = (language: Language, isGlobal: boolean): OwnWording | null => {
    const found = stored.find(
      (one) => one.language === language && (one.questionnaireId === null) === isGlobal,
    );
    return found ? { id: found.id, value: found.value } : null;
  };
  const all = LANGUAGES.map((language) => ({
    language,
    builtIn: builtIn[language] ?? null,
    global: wording(language, true),
    own: wording(language, false),
  }));
  // Not every language has every plural form: what is built in says which ones a text needs.
  const needed = head.isBuiltIn
    ? LANGUAGES.filter((language) => builtIn[language] !== undefined)
    : languagesOf(head.context);
  const languages = all.filter((one) => needed.includes(one.language) || isChanged(one));
  // Of a key that only others know nothing tells where it is shown.
  const shown: Shown = head.isBuiltIn ? whereShown(head.key) : { place: 'unknown', part: '' };
  return { ...head, ...shown, languages, missing: missingOf(languages) };
}

function missingOf(languages: readonly TextInLanguage[]): Language[] {
  const isReworded = languages.some(isChanged);
  return languages
    .filter((one) => !isChanged(one) && (isReworded || one.builtIn === null))
    .map(({ language }) => language);
}

const isChanged = ({ global, own }: TextInLanguage) => global !== null || own !== null;
const wordingsOf = ({ builtIn, global, own }: TextInLanguage) =>
  [builtIn, global?.value, own?.value].filter((wording) => typeof wording === 'string');

const withoutAccents = (text: string) => fold(text).normalize('NFD').replace(/\p{M}/gu, '');
const holdsAll = (text: string, words: readonly string[]) => {
  const searched = withoutAccents(text);
  return words.every((word) => searched.includes(word));
};
