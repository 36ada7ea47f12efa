import { readStored, writeStored } from '../../../shared/state/stored.ts';

const storageKey = 'currentQuestionnaireId';

export type QuestionnaireChoice = Readonly<{ id: number | null; clearStored: boolean }>;

/**
 * Decides which questionnaire is worked on once the list is known: the stored one while it is still in the
 * list, else the stored value is cleared and the first one is taken (rules: Questionnaire selection).
 */
export function chooseQuestionnaire(
  stored: string | null,
  list: readonly Readonly<{ id: number }>[],
): QuestionnaireChoice {
  const found = list.find(({ id }) => String(id) === stored);
  if (found) return { id: found.id, clearStored: false };
  return { id: list[0]?.id ?? null, clearStored: stored !== null };
}

/** The stored choice; null when there is none or the browser keeps nothing. */
export function readStoredChoice(): string | null {
  return readStored('browser', storageKey);
}

/** Keeps the choice for the next visit; null forgets it. */
export function storeChoice(id: number | null): void {
  writeStored('browser', storageKey, id === null ? null : String(id));
}

/** True when a name contains what was typed; case and accents do not matter. */
export function isFound(name: string, typed: string): boolean {
  return folded(name).includes(folded(typed.trim()));
}

/** A text without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
