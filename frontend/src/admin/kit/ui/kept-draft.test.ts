import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { useKeptDraft } from './kept-draft.ts';

const wrapper = ({ children }: PropsWithChildren) =>
  createElement(QueryClientProvider, { client: createQueryClient() }, children);
const open = () => renderHook(() => useKeptDraft('a', { name: 'Régi', note: 'Marad' }), { wrapper }).result;

beforeEach(() => sessionStorage.clear());

it('tells of the values those that were changed, and keeps them for the next visit', () => {
  const draft = open();
  act(() => draft.current.type('name', 'Új'));
  expect(draft.current.changed({ name: 'Új', note: null })).toEqual({ name: 'Új' });
  expect(open().current.texts).toEqual({ name: 'Új', note: 'Marad' });
});

it('keeps what was typed while a save was under way', () => {
  const draft = open();
  act(() => draft.current.type('name', 'Új'));
  act(() => draft.current.type('note', 'Más'));
  const { saved, texts } = draft.current;
  act(() => draft.current.type('name', 'Újabb'));
  act(() => saved(texts));
  expect(draft.current.texts).toEqual({ name: 'Újabb', note: 'Marad' });
  expect(draft.current.unsaved).toBe(true);
});
