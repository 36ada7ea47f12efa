import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The open dialog, once the focus stands in it: a list that is opened before that is closed by it again. */
export async function findDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
