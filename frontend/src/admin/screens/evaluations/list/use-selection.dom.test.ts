import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { makeRow } from '../../../testing/make.ts';
import { useSelectAll, useSelection } from './use-selection.ts';

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

it.each([
  ['all that match where one job takes them', 5000, true],
  ['none of more than that', 5001, false],
  ['none where the page is all there is', 1, false],
])('offers to pick %s', (_case, total, isOffered) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children);
  const state = { filters: {} } as Parameters<typeof useSelectAll>[1];
  const useBoth = () => {
    const picks = useSelection(7, rows, false);
    return { picks, all: useSelectAll(7, state, total, picks) };
  };
  const { result } = renderHook(useBoth, { wrapper });
  act(() => result.current.picks.togglePage());
  expect(result.current.all !== null).toBe(isOffered);
});
