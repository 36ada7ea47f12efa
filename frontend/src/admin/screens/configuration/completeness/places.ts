import { fieldsAt } from '../questions/question-fields.ts';
import { type MissingPlace } from './completeness.api.ts';

/** Where something stands: in a question, an answer, a section, or a text of the welcome. */
export type Position = Readonly<
  Pick<MissingPlace, 'sectionId' | 'questionId' | 'optionId'> & { field: string }
>;

/** Places of one question, one section or one text, in the order in which they came. */
export interface PlaceGroup {
  key: string;
  places: MissingPlace[];
}

/** What the welcome texts' card calls its fields. */
export const welcomeFields: Readonly<Record<string, string>> = {
  welcomeGreeting: 'greeting',
  welcomeContent: 'content',
  welcomeTips: 'tips',
};

const shownCharacters = 80;

/** The element that a place belongs to: an answer, a question's row, or the field of a text. */
export function elementIdOf({ field, sectionId, questionId, optionId }: Position): string {
  if (optionId !== null) return `option-${optionId}`;
  if (questionId !== null) return `question-${questionId}`;
  if (field === 'shownIf') return `section-${sectionId}-shownIf`;
  const welcome = welcomeFields[field];
  return welcome === undefined ? `section-${sectionId}-description` : `welcome-${welcome}`;
}

/** Places side by side that belong to the same question, section or text. */
export function groupPlaces(places: readonly MissingPlace[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>();
  for (const place of places) {
    const key = elementIdOf({ ...place, optionId: null });
    const group = groups.get(key) ?? { key, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The field that a place is filled in with; its address in the page, too (addressed-place.ts). */
export function fieldIdOf(place: Position): string {
  const { field, questionId, optionId } = place;
  if (questionId === null) return elementIdOf(place);
  if (optionId !== null) return `answer-${questionId}-${optionId}-${field}`;
  return field === 'options' ? `answers-${questionId}-add` : `question-${questionId}-${field}`;
}

/** What may be folded around it, from the outside in. */
export function partsAround({ field, sectionId, questionId, optionId }: Position): string[] {
  const inside =
    optionId !== null && field === 'aliases'
      ? [`answer-${questionId}-${optionId}-more`]
      : isUnderMore(field)
        ? [`question-${questionId}-more`]
        : [];
  return [`section-${sectionId}-questions`, ...inside];
}

const isUnderMore = (field: string) =>
  ['section', 'shownIf'].includes(field) || fieldsAt().some((one) => one === field);

/** The beginning of a text that stands for the whole of it. */
export function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters).trimEnd()}…` : text;
}
