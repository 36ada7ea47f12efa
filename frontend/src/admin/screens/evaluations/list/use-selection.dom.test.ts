import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRow } from '../../../testing/make.ts';
import { useSelection } from './use-selection.ts';

const rows = [makeRow()];
const start = () =>
  renderHook(({ id, empty }) => useSelection(id, rows, empty), { initialProps: { id: 7, empty: false } });

it('forgets what was picked when another questionnaire is shown', () => {
  const { result, rerender } = start();
  act(() => result.current.toggle(rows[0]!));
  expect(result.current.selection.size).toBe(1);
  rerender({ id: 8, empty: false });
  expect(result.current.selection.size).toBe(0);
});

it('forgets what was picked when the list has been emptied', () => {
  const { result, rerender } = start();
  act(() => result.current.togglePage());
  expect(result.current.share).toBe('all');
  rerender({ id: 7, empty: true });
  expect(result.current.selection.size).toBe(0);
});
