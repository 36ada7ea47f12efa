import { type Translate } from '../../../shared/texts/i18n.ts';
import { type CatalogueText, type Place } from './wording.api.ts';

/** A place in the words of the screens. */
export const placeName = (place: Place, t: Translate): string => t(`ui-texts.place.${place}`);

/** Stands in for a word that there is not. */
const none = '–';

/** The place that an address names; null for what is mistyped there, which then narrows nothing. */
export const readPlace = (value: string, t: Translate): Place | null =>
  t(`ui-texts.place.${value}`, {}, none) === none ? null : (value as Place);

/** What a part of a place is called; null where the place is named well enough. */
export function partName(part: string, t: Translate): string | null {
  const name = t(`ui-texts.part.${part.replaceAll('.', '-')}`, {}, none);
  return name === none ? null : name;
}

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
