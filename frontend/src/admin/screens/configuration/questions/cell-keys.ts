import { type KeyboardEvent } from 'react';

export type CellStep = 'up' | 'down' | 'left' | 'right';

const arrows: Readonly<Record<string, CellStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a field of a table says of itself: fields of one column have the same name. */
export const cell = (column: string) => ({ 'data-cell': column });

/** What surrounds the fields among which the keys lead. */
export const cells = { 'data-cells': '' };

/**
 * The neighbouring field that a key asks for, as in a spreadsheet: Enter the one below, an arrow the one on its side once the caret
 * has come to that end of the text. Null where the key belongs to the text.
 */
export function cellStepOf(event: KeyboardEvent): CellStep | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return null;
  if (key === 'Enter') return 'down';
  const step = arrows[key];
  if (step === undefined) return null;
  const { selectionStart, selectionEnd, value } = currentTarget as HTMLInputElement;
  // A field for numbers does not say where its caret is.
  if (selectionStart === null) return step === 'up' || step === 'down' ? step : null;
  const end = isBack(step) ? 0 : value.length;
  return selectionStart === end && selectionEnd === end ? step : null;
}

/** Gives the neighbour the focus; false where the table ends. */
export function goToCell(from: HTMLElement, step: CellStep): boolean {
  const all = [...(from.closest('[data-cells]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const across = step === 'left' || step === 'right';
  const line = across ? all : all.filter(({ dataset }) => dataset.cell === from.dataset.cell);
  const next = line[line.indexOf(from) + (isBack(step) ? -1 : 1)];
  if (next === undefined) return false;
  next.focus();
  // At the end where the next press of the same key goes on.
  if (next instanceof HTMLTextAreaElement) {
    const at = isBack(step) ? 0 : next.value.length;
    next.setSelectionRange(at, at);
  }
  return true;
}

const isBack = (step: CellStep) => step === 'up' || step === 'left';
