import { type WantedPlace } from './completeness.api.ts';

type Position = Readonly<Pick<WantedPlace, 'sectionId' | 'questionId' | 'optionId'> & { field: string }>;

/** Places of one question, one section or one text, in the order in which they came. */
export interface PlaceGroup {
  key: string;
  places: WantedPlace[];
}

/** What the welcome texts' card calls its fields. */
export const welcomeFields: Readonly<Record<string, string>> = {
  welcomeGreeting: 'greeting',
  welcomeContent: 'content',
  welcomeTips: 'tips',
};

const shownCharacters = 80;
const stepMs = 50;
/** So long what is unfolded may take to appear. */
const patienceMs = 2_000;

/** The element that a place belongs to: an answer, a question's row, or the field of a text. */
export function elementIdOf({ field, sectionId, questionId, optionId }: Position): string {
  if (optionId !== null) return `option-${optionId}`;
  if (questionId !== null) return `question-${questionId}`;
  const welcome = welcomeFields[field];
  return welcome === undefined ? `section-${sectionId}-description` : `welcome-${welcome}`;
}

/** Places side by side that belong to the same question, section or text. */
export function groupPlaces(places: readonly WantedPlace[]): PlaceGroup[] {
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
function partsAround({ field, sectionId, questionId, optionId }: Position): string[] {
  const answers = `question-${questionId}-answers`;
  const inside =
    optionId !== null
      ? [answers, `answer-${questionId}-${optionId}-texts`]
      : [field === 'options' ? answers : `question-${questionId}-details`];
  return [`section-${sectionId}-questions`, ...inside];
}

/**
 * Brings a place into sight and gives its field the focus: what is folded around it is opened, and waited for. Where the
 * field has gone meanwhile, the row of its question has the focus.
 */
export function showPlace(place: Position): void {
  const row = elementIdOf({ ...place, optionId: null });
  void unfolded(partsAround(place), fieldIdOf(place)).then((field) => focusOn(field ?? byId(row)));
}

/** Brings a question's row into sight, opens what is folded in it, and gives it the focus. */
export function showQuestion({ id, sectionId }: Readonly<{ id: number; sectionId: number }>): void {
  const parts = [`section-${sectionId}-questions`, `question-${id}-answers`, `question-${id}-details`];
  void unfolded(parts, `question-${id}-relatedTip`).then(() => focusOn(byId(`question-${id}`)));
}

/** Brings a card or the text of a section into sight, as soon as it is there, and gives it the focus. */
export function showElement(id: string, section?: string): void {
  void unfolded(section === undefined ? [] : [`${section}-texts`], id).then(focusOn);
}

const byId = (id: string) => document.getElementById(id);

/** The element once everything around it is open; null when it does not appear. */
async function unfolded(parts: readonly string[], id: string): Promise<HTMLElement | null> {
  for (let waited = 0; ; waited += stepMs) {
    for (const part of parts) unfold(part);
    const element = byId(id);
    if (element !== null || waited >= patienceMs) return element;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}

function focusOn(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

function unfold(part: string): void {
  document.querySelector<HTMLElement>(`[aria-controls="${part}"][aria-expanded="false"]`)?.click();
}

/** The beginning of a text that stands for the whole of it. */
export function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters).trimEnd()}…` : text;
}
