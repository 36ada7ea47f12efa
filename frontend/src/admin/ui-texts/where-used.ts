import { type Translate } from '../../shared/texts/i18n.ts';
import { type CatalogueText, type Place } from './ui-texts.api.ts';

/** A place in the words of the screens. */
export const placeName = (place: Place, t: Translate): string => t(`ui-texts.place.${place}`);

/** What the screens call it; null where they have no word for it. */
function wordFor(key: string, t: Translate): string | null {
  const none = '–';
  const word = t(key, {}, none);
  return word === none ? null : word;
}

/** The place that an address names; null for what is mistyped there, which then narrows nothing. */
export const readPlace = (value: string, t: Translate): Place | null =>
  wordFor(`ui-texts.place.${value}`, t) === null ? null : (value as Place);

/** What a part of a place is called; null where the place is named well enough. */
export const partName = (part: string, t: Translate): string | null => wordFor(`ui-texts.part.${part}`, t);

/** Where a text is shown: its place, and which part of it. */
export function whereUsed({ place, part }: Pick<CatalogueText, 'place' | 'part'>, t: Translate): string {
  return [placeName(place, t), partName(part, t)].filter((name) => name !== null).join(': ');
}

/** Texts that belong to no questionnaire: there only those for everybody are shown. */
export const isForEverybody = (context: CatalogueText['context'], place: Place | undefined): boolean =>
  context === 'landing' || place?.startsWith('notice-') === true;

const longest = 60;

/** A text in a few words, to name it by. */
export const shortly = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
