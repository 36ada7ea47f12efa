import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses from a list of a dialog: it takes no clicks while it opens, and a dialog that takes the focus late closes it again. */
export async function chooseOption(
  person: UserEvent,
  dialog: HTMLElement,
  name: string,
  title: string,
): Promise<void> {
  const list = () => within(dialog).getByRole('combobox', { name });
  const isOpen = () => list().getAttribute('aria-expanded') === 'true';
  await waitFor(async () => {
    if (!isOpen()) {
      await person.click(list());
      await waitFor(() => expect(isOpen()).toBe(true), { timeout: 1_000 });
    }
    await person.click(screen.getByTitle(title));
  });
}
