import { act, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

const existing = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    return found;
  });

/** The question beside the list; found by its id, as asking for roles again and again is slow on a long page. */
export const questionPane = (id?: number): Promise<HTMLElement> =>
  existing(id === undefined ? 'section[id^=question-]' : `section#question-${id}`);

/** A question's row in the list. */
export const questionRow = (id: number): Promise<HTMLElement> => existing(`#question-${id}-row`);

/** Chooses a question in the list. */
export async function chooseQuestion(id: number): Promise<HTMLElement> {
  const field = await existing(`#question-${id}-row-questionText`);
  act(() => field.focus());
  return questionPane(id);
}

/** Saves all that is unsaved. */
export const saveAll = (person: UserEvent) =>
  person.click(screen.getByRole('button', { name: /^Összes mentése/ }));
